import type { PageHead, ProductMeta } from '#src/shared/ssr.ts';
import { escapeHtml, escapeJson } from './escape-html.ts';

type PageLocation = {
  /** `https://shop.example`; null: unknown, then no absolute URLs are written. */
  readonly origin: string | null;
  /** Path and query. */
  readonly href: string;
  readonly locale: 'ko' | 'en';
};

/** Metadata for search engines and link previews. `fallback`: the description of the shop. */
export function renderHead(head: PageHead, { origin, href, locale }: PageLocation, fallback: string): string {
  const description = truncate(head.description) ?? fallback;
  const picture = head.picture && (origin ?? '') + head.picture;
  const address = origin && origin + href.replace(/\?.*/, '');
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', description),
    address && `<link rel="canonical" href="${escapeHtml(address)}">`,
    meta('property', 'og:type', head.product ? 'product' : 'website'),
    meta('property', 'og:site_name', '꾸밈'),
    meta('property', 'og:locale', locale === 'en' ? 'en_US' : 'ko_KR'),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', description),
    address && meta('property', 'og:url', address),
    picture && meta('property', 'og:image', picture),
    meta('name', 'twitter:card', picture ? 'summary_large_image' : 'summary'),
    head.product && productData(head.product, { description, picture, address }),
  ]
    .filter(Boolean)
    .join('');
}

type PageMeta = { description: string; picture: string | null; address: string | null };

/** schema.org data, for search results with price and rating. */
function productData(product: ProductMeta, { description, picture, address }: PageMeta): string {
  const { name, price, inStock, brand, rating } = product;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description,
    ...(picture && { image: picture }),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        reviewCount: rating.count,
      },
    }),
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: 'KRW',
      availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
      ...(address && { url: address }),
    },
  };
  return `<script type="application/ld+json">${escapeJson(data)}</script>`;
}

const meta = (kind: 'name' | 'property', key: string, content: string) =>
  `<meta ${kind}="${key}" content="${escapeHtml(content)}">`;

/** To the length that search results show. */
function truncate(text: string | null): string | null {
  const plain = text?.replace(/\s+/g, ' ').trim();
  if (!plain) return null;
  return plain.length > 160 ? `${plain.slice(0, 159)}…` : plain;
}
