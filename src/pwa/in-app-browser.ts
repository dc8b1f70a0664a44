/**
 * Messengers and the like open pages in a browser of their own. It installs nothing, and Google refuses to sign anybody in
 * there (`disallowed_useragent`). The classic script for browsers that are too old for this program knows them by itself.
 */
export type InAppBrowser = 'kakaotalk' | 'naver' | 'line' | 'instagram' | 'facebook' | 'other';

const marks: readonly (readonly [InAppBrowser, RegExp])[] = [
  ['kakaotalk', /KAKAOTALK/i],
  ['naver', /NAVER\(inapp/i],
  ['line', /\bLine\//i],
  ['instagram', /Instagram|Barcelona/],
  ['facebook', /FBAN|FBAV/],
  // `wv`: any app that shows a page on Android.
  ['other', /DaumApps|everytimeApp|BAND\/|BytedanceWebview|KAKAOSTORY|; wv\)/i],
];

export const inAppBrowserOf = (userAgent: string): InAppBrowser | null =>
  marks.find(([, mark]) => mark.test(userAgent))?.[0] ?? null;

export const isInAppBrowser = (userAgent: string): boolean => inAppBrowserOf(userAgent) !== null;

/** What opens `href` in the browser of the phone. `null`: no link does it, only the app's own menu. */
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
