type Shared = { readonly title?: string | undefined; readonly text?: string | undefined };

const urlPattern = /\bhttps?:\/\/\S+/gi;

/**
 * The search terms in what another app shares with the shop (Web Share Target). Most apps append a URL to the text, and
 * many share only a URL; then the title is used. URLs are left out, because a search for them finds nothing.
 */
export function sharedSearchTerms({ title, text }: Shared): string | undefined {
  return withoutUrls(text) || withoutUrls(title) || undefined;
}

function withoutUrls(value = ''): string {
  return value.replace(urlPattern, ' ').replace(/\s+/g, ' ').trim();
}
