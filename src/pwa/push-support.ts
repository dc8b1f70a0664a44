/** `default`: the browser has not been asked yet. `install-first`: iOS calls only shops on the home screen. */
export type PushSupport = 'granted' | 'default' | 'denied' | 'install-first' | 'unsupported';

type Browser = {
  readonly hasPush: boolean;
  readonly permission: NotificationPermission | null;
  readonly userAgent: string;
  readonly touchPoints: number;
};

/** Can this browser call a shopper, and may it? */
export function pushSupport(browser: Browser = thisBrowser()): PushSupport {
  if (!browser.hasPush || !browser.permission) return isIos(browser) ? 'install-first' : 'unsupported';
  return browser.permission;
}

/** An iPad says that it is a Mac, and has a screen to touch. */
const isIos = ({ userAgent, touchPoints }: Browser): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);

function thisBrowser(): Browser {
  return {
    hasPush: 'serviceWorker' in navigator && 'PushManager' in window,
    permission: 'Notification' in window ? Notification.permission : null,
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
  };
}
