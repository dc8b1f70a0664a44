import { expect, test } from 'vitest';
import { renderHead } from './head-html.ts';

const product = {
  name: '티셔츠',
  price: 22_000,
  inStock: true,
  brand: '무던',
  rating: { average: 4.5, count: 2 },
};
const head = { title: '티셔츠 | 꾸밈', description: '편하게 "입는" <옷>', picture: '/api/v1/image', product };
const place = { origin: 'https://shop.example', href: '/product/7?mockup_group_id=1', locale: 'ko' } as const;

test('messengers and search engines are told what the page shows', () => {
  const html = renderHead(head, place, 'A shop.');
  expect(html).toContain('<title>티셔츠 | 꾸밈</title>');
  expect(html).toContain('<meta name="description" content="편하게 &quot;입는&quot; &lt;옷&gt;">');
  expect(html).toContain('<link rel="canonical" href="https://shop.example/product/7">');
  expect(html).toContain('<meta property="og:image" content="https://shop.example/api/v1/image">');
});

test('a product is told with its price, its stock and its stars', () => {
  const html = renderHead(head, place, 'A shop.');
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'Product',
    offers: { price: 22_000, priceCurrency: 'KRW', availability: 'https://schema.org/InStock' },
    aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
  });
});

test('what is not known is not told', () => {
  const html = renderHead(
    { title: '꾸밈', description: null, picture: null, product: null },
    { origin: null, href: '/main', locale: 'en' },
    'A shop.',
  );
  expect(html).toContain('content="A shop."');
  expect(html).toContain('<meta property="og:locale" content="en_US">');
  expect(html).not.toMatch(/canonical|og:url|og:image|ld\+json/);
});
