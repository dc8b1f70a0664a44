import { type BrowserCookie, createBrowserCookie } from '#server/platform/network/browser-cookie.ts';

/** Which cart is this browser's. */
export const createCartCookie = (publicOrigin: string | null): BrowserCookie =>
  createBrowserCookie(publicOrigin, 'cart');
