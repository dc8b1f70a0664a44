import { inAppBrowserOf } from './in-app-browser.ts';

/** The address that opens `href` in the browser of the phone. `null`: no link does it, only the app's own menu. */
export function outsideHref(userAgent: string, href: string): string | null {
  const app = inAppBrowserOf(userAgent);
  if (app === 'kakaotalk') return `kakaotalk://web/openExternal?url=${encodeURIComponent(href)}`;
  if (app === 'line') {
    const address = new URL(href);
    address.searchParams.set('openExternalBrowser', '1');
    return address.href;
  }
  // A fallback to the same page would open it here again where Chrome is missing, instead of a page of the Play Store.
  if (app && /Android/.test(userAgent)) {
    const { protocol, host, pathname, search } = new URL(href);
    const fallback = `S.browser_fallback_url=${encodeURIComponent(href)}`;
    return `intent://${host}${pathname}${search}#Intent;scheme=${protocol.slice(0, -1)};package=com.android.chrome;${fallback};end`;
  }
  return null;
}
