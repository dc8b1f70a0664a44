import { serviceWorkers } from '#src/storage/browser-access.ts';

/** `default`: the permission was not requested yet. `install-first`: iOS supports push only in installed apps. */
export type PushSupport = 'granted' | 'default' | 'denied' | 'install-first' | 'unsupported';

type Browser = {
  readonly hasPush: boolean;
  readonly permission: NotificationPermission | null;
  readonly userAgent: string;
  readonly touchPoints: number;
};

/** Whether this browser supports push, and the shopper has allowed it. */
export function pushSupport(browser: Browser = detectBrowser()): PushSupport {
  if (!browser.hasPush || !browser.permission) return isIos(browser) ? 'install-first' : 'unsupported';
  return browser.permission;
}

/** An iPad has the user agent of a Mac, but also a touch screen. */
const isIos = ({ userAgent, touchPoints }: Browser): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);

function detectBrowser(): Browser {
  return {
    hasPush: serviceWorkers() !== undefined && 'PushManager' in window,
    permission: 'Notification' in window ? Notification.permission : null,
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
  };
}
