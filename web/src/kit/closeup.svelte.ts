/** Shows a small card in full while the pointer or the keyboard focus is on it and some of its text is cut off. */

export interface CloseUpRow {
  icon?: string;
  /** A sign before the words, such as `7+`. */
  sign?: string;
  text: string;
}

export interface CloseUp {
  title: string;
  rows: readonly CloseUpRow[];
}

class CloseUpState {
  /** What is shown, and the card it belongs to. */
  now = $state.raw<{ what: CloseUp; box: DOMRect } | null>(null);
  private owner: Element | null = null;

  show(owner: Element, what: CloseUp): void {
    this.owner = owner;
    this.now = { what, box: owner.getBoundingClientRect() };
  }

  hide(owner: Element): void {
    if (this.owner !== owner) return;
    this.owner = null;
    this.now = null;
  }
}

export const closeUpState = new CloseUpState();

const PAUSE = 250;

/** Says whether some text of an element is cut off. */
export function isCut(element: Element): boolean {
  return [element, ...element.querySelectorAll('[data-cut]')].some(
    (one) => one.clientHeight === 0 ? one.matches('[data-cut]') && one.textContent !== '' : one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1,
  );
}

/** Returns an attachment for a card. Mark texts that may be cut off with `data-cut`. On touch screens the card scrolls instead. */
export function closeUp(what: () => CloseUp) {
  return (element: HTMLElement): (() => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = (): void => {
      if (element.isConnected && isCut(element)) closeUpState.show(element, what());
    };
    const close = (): void => {
      clearTimeout(timer);
      closeUpState.hide(element);
    };
    /** The browser also fires focusout while Svelte removes a focused card, when state must not change: so it waits. */
    const unfocus = (): void =>
      queueMicrotask(() => {
        if (!element.contains(document.activeElement)) close();
      });
    const enter = (event: PointerEvent): void => {
      if (event.pointerType === 'touch') return;
      clearTimeout(timer);
      timer = setTimeout(open, PAUSE);
    };
    const focus = (event: FocusEvent): void => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) open();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close();
    };
    element.addEventListener('pointerenter', enter);
    element.addEventListener('pointerleave', close);
    element.addEventListener('pointerdown', close);
    element.addEventListener('focusin', focus);
    element.addEventListener('focusout', unfocus);
    element.addEventListener('keydown', key);
    return () => {
      close();
      element.removeEventListener('pointerenter', enter);
      element.removeEventListener('pointerleave', close);
      element.removeEventListener('pointerdown', close);
      element.removeEventListener('focusin', focus);
      element.removeEventListener('focusout', unfocus);
      element.removeEventListener('keydown', key);
    };
  };
}
