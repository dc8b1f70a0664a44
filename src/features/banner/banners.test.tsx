import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DeferredQuery } from '#src/components/page/deferred-query.tsx';
import { loadList } from '#src/graphql/load-list.ts';
import { hasInteracted } from '#src/ui/first-interaction.ts';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { BannerListPage } from './banner-list-page.tsx';
import { BannerPage } from './banner-page.tsx';
import { banners } from './banners-query.ts';

afterEach(() => {
  cleanup();
  hasInteracted.set(false);
  vi.unstubAllGlobals();
});

const banner = {
  __typename: 'home_template',
  id: 'b1',
  src: '/window/banner.webp',
  content_type: 'BRAND',
  title: '무던의 티셔츠',
  title_en: 'T-shirts of Mudeon',
  description: '열두 번의 바느질 검사',
  description_en: null,
  add_content: '<hr><p>한 벌을 만드는 일</p>',
  add_content_en: null,
  url: null,
  is_custom_url: false,
  like_count: 7,
  brand: { __typename: 'brand', id: 'm1', name_ko: '무던', name_en: 'Mudeon' },
  banner_likes: [],
};

async function showList(...rows: object[]) {
  const home_template = rows.map((fields, position) => ({
    ...banner,
    ...fields,
    id: `b${position}`,
    position,
  }));
  vi.stubGlobal('fetch', async () => Response.json({ data: { home_template } }));
  const list = banners('u1');
  await renderInShop(
    <DeferredQuery query={list.document} variables={list.variables} load={(client) => loadList(client, list)}>
      {(loaded) => <BannerListPage viewerId="u1" loaded={loaded} />}
    </DeferredQuery>,
  );
  await screen.findByRole('heading', { level: 2 });
}

async function showPage(shown: Parameters<typeof BannerPage>[0]['banner']) {
  await act(() => renderInShop(<BannerPage banner={shown} />));
  // The content below the picture comes with the first interaction.
  await act(async () => hasInteracted.set(true));
}

test('a banner leads to its page, or to where its operator wants', async () => {
  await showList(
    {},
    { is_custom_url: true, url: '/brand/m1' },
    { is_custom_url: true, url: 'javascript:alert(1)' },
  );
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/banner/b0',
    '/brand/m1',
  ]);
});

test('a banner names its kind, its brand and its likes; a kind that the shop does not know has no name', async () => {
  await showList({}, { content_type: 'constructor', brand: null });
  const [known, unknown] = screen.getAllByRole('article');
  expect(known?.textContent).toContain('브랜드 · 무던');
  expect(known?.textContent).toContain('무던의 티셔츠 좋아요7');
  expect(unknown?.textContent).not.toContain('브랜드');
});

test('without banners the page leads to the products', async () => {
  await showList();
  expect(screen.getByRole('link', { name: '전체 상품 보기' }).getAttribute('href')).toBe('/product');
});

test('the page of a banner has its texts, its brand and its likes', async () => {
  await showPage(banner);
  expect(await screen.findByText('한 벌을 만드는 일')).toBeTruthy();
  expect(screen.getByText('열두 번의 바느질 검사')).toBeTruthy();
  expect(screen.getByRole('link', { name: '무던' }).getAttribute('href')).toBe('/brand/m1');
  const like = screen.getByRole('button', { name: /무던의 티셔츠 좋아요/ });
  expect([like.getAttribute('aria-pressed'), like.textContent]).toEqual(['false', '무던의 티셔츠 좋아요7']);
});

test('the page of a banner that leads elsewhere leads there as well', async () => {
  await showPage({ ...banner, is_custom_url: true, url: '/plan/p1' });
  const link = await screen.findByRole('link', { name: '바로 가기' });
  expect(link.getAttribute('href')).toBe('/plan/p1');
});
