import { escapeHtml, escapeJson } from '#server/platform/escape-html.ts';
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
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', description),
    address && `<link rel="canonical" href="${escapeHtml(address)}">`,
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
    ...data.map((one) => `<script type="application/ld+json">${escapeJson(one)}</script>`),
  ]
    .filter(Boolean)
    .join('');
}

const sharePicture = (url: string) =>
  meta('property', 'og:image', url) +
  meta('property', 'og:image:width', '1200') +
  meta('property', 'og:image:height', '630');

const meta = (kind: 'name' | 'property', key: string, content: string) =>
  `<meta ${kind}="${key}" content="${escapeHtml(content)}">`;

/** To the length that search results show. */
function truncate(text: string | null): string | null {
  const plain = text?.replace(/\s+/g, ' ').trim();
  if (!plain) return null;
  const letters = [...plain];
  return letters.length > 160 ? `${letters.slice(0, 159).join('')}…` : plain;
}
