import { describe, expect, test } from 'vitest';
import type { PageHead, ProductMeta, StructuredData } from '#src/shared/ssr.ts';
import { renderHead } from './head-html.ts';

const product: ProductMeta & { kind: 'product' } = {
  kind: 'product',
  id: '7',
  name: '티셔츠',
  price: 22_000,
  inStock: true,
  brand: '무던',
  rating: { average: 4.5, count: 2 },
};
const breadcrumbs: StructuredData = {
  kind: 'breadcrumbs',
  links: [
    { name: '홈', path: '/main' },
    { name: '티셔츠', path: '/product/7' },
  ],
};
const head: PageHead = {
  title: '티셔츠 | 꾸밈',
  description: '편하게 "입는" <옷>',
  picture: '/api/v1/image',
  sharePicture: null,
  canonical: '/product/7',
  data: [product, breadcrumbs],
};
const location = { origin: 'https://shop.example', locale: 'ko' } as const;
const empty: PageHead = {
  title: '꾸밈',
  description: null,
  picture: null,
  sharePicture: null,
  canonical: '/main',
  data: [],
};

const jsonLd = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );

test('messengers and search engines are told what the page shows', () => {
  const html = renderHead(head, location, 'A shop.');
  expect(html).toContain('<title>티셔츠 | 꾸밈</title>');
  expect(html).toContain('<meta name="description" content="편하게 &quot;입는&quot; &lt;옷&gt;">');
  expect(html).toContain('<link rel="canonical" href="https://shop.example/product/7">');
  expect(html).toContain('<meta property="og:image" content="https://shop.example/api/v1/image">');
});

test('a link preview shows the picture that is made for it, search engines the one of the page', () => {
  const html = renderHead({ ...head, sharePicture: '/api/v1/share-pictures/product/7' }, location, 'A shop.');
  expect(html).toContain(
    '<meta property="og:image" content="https://shop.example/api/v1/share-pictures/product/7">',
  );
  expect(html).toContain('<meta property="og:image:width" content="1200">');
  expect(jsonLd(html)[0]).toMatchObject({ image: 'https://shop.example/api/v1/image' });
});

test('a product is described with its price, its stock and its stars', () => {
  const [data] = jsonLd(renderHead(head, location, 'A shop.'));
  expect(data).toMatchObject({
    '@type': 'Product',
    offers: {
      price: 22_000,
      priceCurrency: 'KRW',
      availability: 'https://schema.org/InStock',
      url: 'https://shop.example/product/7',
    },
    aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
  });
});

test('a product that nobody has reviewed has no stars, and one without stock cannot be ordered', () => {
  const data: StructuredData[] = [{ ...product, inStock: false, rating: null }];
  const [told] = jsonLd(renderHead({ ...head, data }, location, 'A shop.'));
  expect(told).not.toHaveProperty('aggregateRating');
  expect(told).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
});

test('a review is described with its score and its author, whatever their name is', () => {
  const author = '</script><script>alert(1)</script>';
  const review: StructuredData = {
    kind: 'review',
    score: 2,
    author,
    createdAt: '2026-11-20T00:00:00Z',
    product: {
      name: '티셔츠',
      path: '/product/7',
      id: '7',
      price: 17_600,
      inStock: true,
      brand: null,
      rating: { average: 4.5, count: 2 },
    },
  };
  const html = renderHead({ ...head, data: [review] }, location, 'A shop.');
  expect(html).not.toContain('<script>alert');
  const [told] = jsonLd(html);
  expect(told).toMatchObject({
    '@type': 'Review',
    itemReviewed: {
      '@type': 'Product',
      name: '티셔츠',
      url: 'https://shop.example/product/7',
      offers: { price: 17_600, priceCurrency: 'KRW', availability: 'https://schema.org/InStock' },
      aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
    },
    reviewRating: { '@type': 'Rating', ratingValue: 2, bestRating: 5 },
    author: { '@type': 'Person', name: author },
    datePublished: '2026-11-20T00:00:00Z',
  });
  expect(JSON.stringify(told)).not.toContain('reviewBody');
});

test('an unknown value is left out', () => {
  const data: StructuredData[] = [
    breadcrumbs,
    { kind: 'list', links: [{ name: '티셔츠', path: '/product/7' }] },
    { kind: 'shop', name: '꾸밈', alternateName: 'Kkumim', company: null, phone: null },
  ];
  const html = renderHead({ ...empty, data }, { origin: null, locale: 'en' }, 'A shop.');
  expect(html).toContain('content="A shop."');
  expect(html).toContain('<meta property="og:locale" content="en_US">');
  expect(html).not.toMatch(/canonical|og:url|ld\+json/);
});

test('a description is cut between letters, however many units they have', () => {
  const html = renderHead({ ...head, description: '🧵'.repeat(200) }, location, 'A shop.');
  expect(html).toContain(`content="${'🧵'.repeat(159)}…"`);
});

/** Properties of the types, as schema.org 29.0 defines them for the type or for one above it (https://schema.org/Product). */
const schemaOrg: Readonly<Record<string, readonly string[]>> = {
  Product: ['name', 'sku', 'description', 'image', 'url', 'brand', 'aggregateRating', 'offers'],
  Brand: ['name'],
  AggregateRating: ['ratingValue', 'reviewCount'],
  Offer: ['price', 'priceCurrency', 'availability', 'itemCondition', 'url'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'name', 'item', 'url'],
  WebSite: ['name', 'alternateName', 'url', 'inLanguage'],
  Organization: ['name', 'alternateName', 'url', 'logo', 'legalName', 'telephone'],
};

function expectSchema(value: unknown): void {
  if (Array.isArray(value)) {
    for (const one of value) expectSchema(one);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const { '@context': _context, '@type': type, ...properties } = value as Record<string, unknown>;
  for (const [name, content] of Object.entries(properties)) {
    expect(schemaOrg[String(type)], `${type}`).toContain(name);
    expectSchema(content);
  }
}

const hostile = `"><script>alert(1)</script></title>'<!--\u2028\u2029</SCRIPT >&quot;`;
const everything: PageHead = {
  title: hostile,
  description: hostile,
  picture: `/api/v1/image-resize/l?image_url=${encodeURIComponent(`javascript:${hostile}`)}`,
  sharePicture: `/api/v1/share-pictures/graphic/${hostile}`,
  canonical: `/product/7?product_custom_id=${hostile}`,
  data: [
    { ...product, id: hostile, name: hostile, brand: hostile },
    { kind: 'breadcrumbs', links: [{ name: hostile, path: `/${hostile}` }] },
    { kind: 'list', links: [{ name: hostile, path: `/${hostile}` }] },
    { kind: 'shop', name: hostile, alternateName: hostile, company: hostile, phone: hostile },
  ],
};

test('the data consists of types and properties of schema.org, with absolute addresses', () => {
  const data = jsonLd(renderHead(everything, location, 'A shop.'));
  expect(data.map((one) => one['@type'])).toEqual([
    'Product',
    'BreadcrumbList',
    'ItemList',
    'WebSite',
    'Organization',
  ]);
  for (const one of data) {
    expect(one['@context']).toBe('https://schema.org');
    expectSchema(one);
  }
});

describe('a hostile text stays a text', () => {
  const html = renderHead(everything, location, 'A shop.');

  test('no element is added and none is ended', () => {
    const tags = [...html.matchAll(/<\/?([a-z!-]+)/gi)].map(([, name]) => name);
    expect(new Set(tags)).toEqual(new Set(['title', 'meta', 'link', 'script']));
    expect(tags.filter((name) => name === 'script')).toHaveLength(2 * everything.data.length + 2);
    expect(html).not.toMatch(/[\u2028\u2029](?=[^<]*<\/script>)/);
  });

  test('no attribute is ended', () => {
    for (const [tag] of html.matchAll(/<(?:meta|link)\b[^>]*>/g))
      expect(tag).toMatch(
        /^<(?:meta (?:name|property)="[a-z:_]+" content|link rel="canonical" href)="[^"<>]*">$/,
      );
  });

  test('a text that is read is what was written', () => {
    expect(jsonLd(html)[0]).toMatchObject({ name: hostile, brand: { name: hostile } });
  });
});
