import { html, json } from '#server/platform/html.ts';
import type { PageHead } from '#src/shared/ssr.ts';
import { toJsonLd } from './structured-data.ts';

export type PageLocation = {
  /** `https://shop.example`; null: unknown, then no absolute URLs are written. */
  readonly origin: string | null;
  readonly locale: 'ko' | 'en';
};

/** Where a page has no picture of its own. */
const icon = '/icons/icon-512.png';

/** Metadata for search engines and link previews. `fallback`: the description of the shop. */
export function renderHead(head: PageHead, { origin, locale }: PageLocation, fallback: string): string {
  const description = truncate(head.description) ?? fallback;
  const picture = (origin ?? '') + (head.picture ?? icon);
  const address = origin && head.canonical && origin + head.canonical;
  const data = toJsonLd(head.data, { origin, locale, description, picture, address });
  const tags = [
    html`<title>${head.title}</title>`,
    meta('name', 'description', description),
    address && html`<link rel="canonical" href="${address}">`,
    meta('property', 'og:type', head.data.some(({ kind }) => kind === 'product') ? 'product' : 'website'),
    meta('property', 'og:site_name', '꾸밈'),
    meta('property', 'og:locale', locale === 'en' ? 'en_US' : 'ko_KR'),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', description),
    address && meta('property', 'og:url', address),
    head.sharePicture
      ? sharePicture((origin ?? '') + head.sharePicture)
      : meta('property', 'og:image', picture),
    meta('name', 'twitter:card', head.picture || head.sharePicture ? 'summary_large_image' : 'summary'),
    ...data.map((one) => html`<script type="application/ld+json">${json(one)}</script>`),
  ];
  return String(html`${tags}`);
}

const sharePicture = (url: string) =>
  html`${[
    meta('property', 'og:image', url),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
  ]}`;

const meta = (kind: 'name' | 'property', key: string, content: string) =>
  html`<meta ${kind}="${key}" content="${content}">`;

/** To the length that search results show. */
function truncate(text: string | null): string | null {
  const plain = text?.replace(/\s+/g, ' ').trim();
  if (!plain) return null;
  const letters = [...plain];
  return letters.length > 160 ? `${letters.slice(0, 159).join('')}…` : plain;
}
