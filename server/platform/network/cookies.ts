import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie } from 'cookie';

type Request = { readonly headers: IncomingHttpHeaders };

/** @returns the value of a cookie; undefined without it */
export const readCookie = ({ headers }: Request, name: string): string | undefined =>
  parseCookie(headers.cookie ?? '')[name];

/** @returns the header with some of the cookies, their values as they came */
export function filterCookies({ headers }: Request, isKept: (name: string) => boolean): string {
  const cookies = Object.entries(parseCookie(headers.cookie ?? '', { decode: (value) => value }));
  return cookies
    .filter(([name]) => isKept(name))
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
}
