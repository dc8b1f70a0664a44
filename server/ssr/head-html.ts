import type { PageHead, ProductFacts } from '#src/shared/ssr.ts';
import { escapeHtml } from './escape-html.ts';
import { escapedJson } from './inline-json.ts';

type Place = {
  /** `https://shop.example`; null: unknown, then no address is told. */
  readonly origin: string | null;
  /** Path and query. */
  readonly href: string;
  readonly locale: 'ko' | 'en';
};

/** What search engines and messengers read of a page. `fallback` describes the shop. */
export function headHtml(head: PageHead, { origin, href, locale }: Place, fallback: string): string {
  const description = shortened(head.description) ?? fallback;
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

type Told = { description: string; picture: string | null; address: string | null };

/** schema.org, for search results with price and stars. */
function productData(product: ProductFacts, { description, picture, address }: Told): string {
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
  return `<script type="application/ld+json">${escapedJson(data)}</script>`;
}

const meta = (kind: 'name' | 'property', key: string, content: string) =>
  `<meta ${kind}="${key}" content="${escapeHtml(content)}">`;

/** As much as search results show. */
function shortened(text: string | null): string | null {
  const plain = text?.replace(/\s+/g, ' ').trim();
  if (!plain) return null;
  return plain.length > 160 ? `${plain.slice(0, 159)}…` : plain;
}
