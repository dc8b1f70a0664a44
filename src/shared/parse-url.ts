/** The part of `URL` that is used: this module is compiled without the DOM types. */
type ParsedUrl = {
  readonly href: string;
  readonly origin: string;
  readonly username: string;
  readonly password: string;
  readonly protocol: string;
  readonly host: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
};

/** Every runtime has it. */
declare const URL: new (url: string, base?: string) => ParsedUrl;

/** `URL.parse`, which the oldest browsers of package.json lack. */
export function parseUrl(url: string, base?: string): ParsedUrl | null {
  try {
    return new URL(url, base);
  } catch {
    return null;
  }
}
