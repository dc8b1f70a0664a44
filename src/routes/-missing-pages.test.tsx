import 'fake-indexeddb/auto';
import { createMemoryHistory } from '@tanstack/react-router';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { App } from '#src/app/app.tsx';
import { fallbackConfig } from '#src/config/shop-config.ts';
import { readyClient } from '#src/graphql/lazy-client.ts';
import { createTranslations } from '#src/i18n/translations.ts';
import { createShopRouter } from '#src/router.ts';
import { createSession } from '#src/session/session.ts';
import type { Locale } from '#src/shared/locale.ts';
import { createClient } from '#src/writes/client.ts';

const unknown = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

/** Opens the shop at an address; the data service finds no rows. */
async function open(href: string, locale: Locale) {
  const session = createSession(fallbackConfig);
  const client = readyClient(createClient({ url: 'http://shop.test/v1/graphql', session }));
  const context = { client, config: fallbackConfig, i18n: await createTranslations(locale), session };
  const router = createShopRouter({ context, history: createMemoryHistory({ initialEntries: [href] }) });
  render(<App router={router} />);
}

beforeEach(() => {
  const missing = {
    product_by_pk: null,
    graphic_by_pk: null,
    artist_by_pk: null,
    artist: [],
    brand_by_pk: null,
    home_template_by_pk: null,
    review_by_pk: null,
    influencer_by_pk: null,
    influencer_feed: [],
    main_page_by_pk: null,
    main_page_item: [],
    product: [],
    plan: [],
    plan_graphic: [],
    ended: [],
    event: [],
    detail_template: [],
  };
  const data = { ...missing, shop_policy_by_pk: null, shop_holiday: [], management_info: [] };
  vi.stubGlobal('fetch', async () => Response.json({ data }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const page = [/페이지를 찾을 수 없어요/, /page/i] as const;
const product = [/상품/, /product/i] as const;
const graphic = [/그래픽/, /graphic/i] as const;
const event = [/이벤트/, /event/i] as const;
const banner = [/소식/, /story/i] as const;
const artist = [/작가/, /artist/i] as const;
const brand = [/브랜드/, /brand/i] as const;
const influencer = [/인플루언서/, /influencer/i] as const;
const post = [/게시물/, /post/i] as const;
const block = [/코너/, /section/i] as const;
const plan = [/기획전/, /collection/i] as const;
const review = [/볼 수 없는 리뷰/, /review/i] as const;

/** Addresses that lead nowhere, and what their page names. */
const addresses: readonly (readonly [href: string, headings: readonly [RegExp, RegExp]])[] = [
  ['/no/such/page', page],
  [`/product/${unknown}`, product],
  ['/product/7', product],
  [`/artist/haru/graphic/${unknown}`, graphic],
  ['/artist/haru/graphic/7', graphic],
  [`/artist/id/graphic/${unknown}`, graphic],
  ['/artist/id/graphic/7', graphic],
  [`/event/${unknown}`, event],
  ['/event/7', event],
  [`/banner/${unknown}`, banner],
  ['/banner/7', banner],
  ['/artist/haru', artist],
  ['/artist/Haru', artist],
  ['/artist/%EC%9E%91%EA%B0%80', artist],
  ['/artist/%00', artist],
  [`/artist/${'a'.repeat(65)}`, artist],
  ['/artist/id', artist],
  [`/artist/id?id=${unknown}`, artist],
  ['/artist/id?id=7', artist],
  [`/brand/${unknown}`, brand],
  ['/brand/7', brand],
  [`/brand/${unknown}/product/tee`, product],
  [`/brand/${unknown}/product/%00`, product],
  ['/brand/7/product/tee', product],
  [`/plan/${unknown}`, plan],
  ['/plan/7', plan],
  [`/influencer/${unknown}`, influencer],
  ['/influencer/7', influencer],
  ['/influencer/%00', influencer],
  [`/influencer/${unknown}/${unknown}`, post],
  [`/influencer/${unknown}/7`, post],
  [`/influencer/7/${unknown}`, post],
  [`/influencer/${unknown}/%00`, post],
  ['/maindetail', block],
  [`/maindetail?main_id=${unknown}`, block],
  ['/maindetail?main_id=7', block],
  ['/maindetail?main_id=%00', block],
  [`/maindetail?main_id=${unknown}&main_id=${unknown}`, block],
  [`/review/${unknown}`, review],
  ['/review/7', review],
  ['/review/%00', review],
];

/** The pages are the same in English: one address of each. */
const oneOfEach = addresses.filter(
  ([, headings], place) => addresses.findIndex(([, others]) => others === headings) === place,
);

describe.each([
  ['ko', '페이지를 찾을 수 없어요 | 꾸밈', 0, addresses],
  ['en', 'Page not found | 꾸밈', 1, oneOfEach],
] as const)('in %s', (locale, title, language, opened) => {
  test.each(opened)('%s shows a not-found page with a link', async (href, headings) => {
    await open(href, locale);
    // Queried each time: `main` may be replaced while the shop is loading.
    const main = () => within(screen.getByRole('main'));
    await waitFor(() => main().getByRole('heading', { name: headings[language] }));
    expect(main().getByRole('link').getAttribute('href')).toMatch(
      /^\/(main|product|event|(banner|review)\/list)$/,
    );
    await waitFor(() => expect(document.title).toBe(title));
  });
});
