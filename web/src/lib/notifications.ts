/** Tells the player that it is their turn while the page is in the background: window title, icon, and a notification if allowed. */
import ICON from '../assets/favicon.svg?url';
import ICON_TURN from '../assets/favicon-turn.svg?url';

export function showTitle(title: string, turn: boolean): void {
  document.title = turn ? `● ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const wanted = turn ? ICON_TURN : ICON;
  if (icon && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted);
}

export async function allowNotifications(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  if (Notification.permission === 'default') return (await Notification.requestPermission()) === 'granted';
  return Notification.permission === 'granted';
}

export function notify(title: string, body: string): void {
  if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(title, { body, tag: 'brassboard-turn', icon: ICON });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some phones allow notifications only from service workers.
  }
}
