import type * as Files from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('node:fs');
  vi.resetModules();
});

const loaders = {
  brands: () => import('./brands.ts'),
  coupons: () => import('./coupons.ts'),
  customs: () => import('./customs.ts'),
  'main-page': () => import('./main-page.ts'),
  photos: () => import('./photos.ts'),
  products: () => import('./products.ts'),
  'promo-images': () => import('./promo-images.ts'),
  promotions: () => import('./promotions.ts'),
  reviews: () => import('./reviews.ts'),
} as const;

type Content = Record<string, never>;

/** Imports the loader while one file has other content than on the disk. */
async function load(
  loader: keyof typeof loaders,
  name: string,
  write: (content: string) => string,
): Promise<unknown> {
  const files = await vi.importActual<typeof Files>('node:fs');
  vi.doMock('node:fs', () => ({
    ...files,
    readFileSync: (file: URL, options: 'utf8') => {
      const content = files.readFileSync(file, options);
      return String(file).endsWith(`/content/${name}`) ? write(content) : content;
    },
  }));
  return loaders[loader]();
}

const edited = (edit: (content: Content) => void) => (content: string) => {
  const value = JSON.parse(content);
  edit(value);
  return JSON.stringify(value);
};

/** Changes the value at a path, or removes it. */
const set = (path: string, value?: unknown) =>
  edited((content) => {
    const steps = path.split('.');
    const last = steps.pop() ?? '';
    const place = steps.reduce((inner, step) => inner[step] ?? ({} as never), content);
    if (value === undefined) delete place[last];
    else place[last] = value as never;
  });

test.each([
  ['brands', 'brands.json', set('0.name.en'), 'mudeon.name.en is missing'],
  ['brands', 'brands.json', set('0.name.en', ''), 'mudeon.name.en must not have fewer than 1 characters'],
  ['coupons', 'coupons.json', set('0.vaildDays', 3), 'first-order.vaildDays is no field of it'],
  [
    'coupons',
    'coupons.json',
    set('0.discountAmount'),
    'first-order needs either discountRate or discountAmount',
  ],
  [
    'products',
    'custom-products.json',
    set('0.category', 'shirts'),
    'tee.category names the category shirts, which is not there',
  ],
  [
    'products',
    'custom-products.json',
    set('0.face', 'beige'),
    'tee has the face beige, but its mock-up comes in ',
  ],
  ['brands', 'brands.json', set('1.key', 'mudeon'), 'the file has two of the key mudeon'],
  [
    'products',
    'custom-products.json',
    set('0.sizeChart.sizes.S', [67]),
    'tee.sizeChart needs a number for every measure of every size',
  ],
  [
    'products',
    'paper-goods.json',
    set('0.paper', 'cards'),
    'sticker-pack-animals.paper must be one of stickers, ',
  ],
  [
    'customs',
    'customs.json',
    set('tee.0.sides.front.0.graphic', 'no-cat'),
    'tee.tee-its-okay.sides.front.0.graphic names the graphic no-cat, which is not there',
  ],
  ['customs', 'customs.json', set('tee.0.color', 'beige'), 'tee.tee-its-okay.color must be one of '],
  ['customs', 'customs.json', set('shoe', []), 'shoe is no field of it'],
  ['reviews', 'reviews.json', set('shoe', []), 'shoe names the product shoe, which is not there'],
  ['reviews', 'reviews.json', set('tee.0.score', 6), 'tee.0.score must be <= 5'],
  [
    'promotions',
    'popups.json',
    set('0.link', 'event:nothing'),
    'first-custom.link leads to event:nothing, which is neither an address nor an entry of the demo shop',
  ],
  [
    'promotions',
    'events.json',
    set('0.picture', 'nothing'),
    'first-custom.picture names the picture nothing, which is not there',
  ],
  [
    'promo-images',
    'promo-images.json',
    set('nav-tee.customs'),
    'nav-tee needs customs, which the layout tile shows',
  ],
  [
    'photos',
    'photos.json',
    set('window.nothing', 'wide'),
    'window.nothing needs the file pictures/nothing.webp, which is not there',
  ],
  [
    'photos',
    'photos.json',
    set('artists.nobody', 'wide'),
    'artists.nobody names the artist nobody, which is not there',
  ],
  [
    'main-page',
    'main-page.json',
    set('0.subType', 'VIDEO'),
    'hero needs a subType of BANNER: PRODUCT, GRAPHIC, IMAGE',
  ],
  ['products', 'custom-products.json', set('0.sizeChart'), 'tee.sizeChart is missing'],
  ['main-page', 'main-page.json', set('0.type', 'VIDEO'), 'hero.type must be one of BANNER, '],
] as const)('%s.ts refuses %s: %#', async (loader, file, write, message) => {
  await expect(load(loader, file, write)).rejects.toThrow(`content/${file}: ${message}`);
});

test.each([
  ['promo-images', 'customs.json', set('tote.0.key', 'tee-its-okay'), 'the custom tee-its-okay'],
  ['main-page', 'reviews.json', set('tee.1.by', '퇴근길고양이'), 'the review tee/퇴근길고양이'],
] as const)('%s.ts refuses what is in %s twice', async (loader, file, write, repeated) => {
  await expect(load(loader, file, write)).rejects.toThrow(`content: there are two of ${repeated}`);
});

test('a file that is no JSON is named', async () => {
  await expect(load('brands', 'brands.json', (content) => content.slice(1))).rejects.toThrow(
    /^content\/brands\.json: .*JSON/,
  );
});
