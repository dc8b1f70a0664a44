import { linkTargetOf } from '#src/ui/link-target.ts';

/** The content that another app shares with the shop (Web Share Target). */
type Shared = {
  readonly title?: string | undefined;
  readonly text?: string | undefined;
  readonly url?: string | undefined;
};

const urlPattern = /\bhttps?:\/\/\S+/gi;

/**
 * The search terms in what is shared. Most apps append a URL to the text, and many share only a URL; then the title is
 * used. URLs are left out, because a search for them finds nothing.
 */
export function sharedSearchTerms({ title, text }: Shared): string | undefined {
  return withoutUrls(text) || withoutUrls(title) || undefined;
}

function withoutUrls(value = ''): string {
  return value.replace(urlPattern, ' ').replace(/\s+/g, ' ').trim();
}

/** The path of the shop's own page that is shared. Many apps put the URL into the text. `null` for any other site. */
export function sharedPage({ url, text, title }: Shared, origin: string): string | null {
  const [first] = [url, text, title].flatMap((value) => value?.match(urlPattern) ?? []);
  const target = linkTargetOf(first, origin);
  return target?.kind === 'internal' ? target.href : null;
}
