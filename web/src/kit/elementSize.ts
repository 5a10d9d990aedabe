/** Returns an attachment that reports the inner size of its element, at once and whenever it changes. */
export function watchSize(tell: (width: number, height: number) => void) {
  return (element: HTMLElement): (() => void) | undefined => {
    const now = (): void => tell(element.clientWidth, element.clientHeight);
    now();
    if (typeof ResizeObserver !== 'function') return undefined;
    const observer = new ResizeObserver(now);
    observer.observe(element);
    return () => observer.disconnect();
  };
}
