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
