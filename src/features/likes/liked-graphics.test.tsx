import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { DeferredQuery } from '#src/components/page/deferred-query.tsx';
import { loadList } from '#src/graphql/load-list.ts';
import { closeViewerOutbox } from '#src/writes/reactions/reaction-outbox.ts';
import { memberSession } from '#tests/support/member-session.ts';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { LikedGraphics, likedGraphics } from './liked-graphics.tsx';

const cat = {
  __typename: 'graphic',
  id: 'g1',
  name_ko: '우주 고양이',
  name_en: 'Space cat',
  src: '/graphics/cat.webp',
  background_color: '#ffe9d6',
  price: 3_500,
  origin_price: 3_500,
  sale_rate: 0,
  promotion_price: 3_500,
  is_donate: false,
  donation: 0,
  like_count: 12,
  artist: { __typename: 'artist', id: 'a1', name_ko: '모리', name_en: 'Mori', path_name: 'mori' },
  graphic_likes: [{ __typename: 'graphic_like', user_id: 'u1', graphic_id: 'g1' }],
};

const session = memberSession();
const list = likedGraphics(session.viewer().id);

const like = (graphic_id: string, graphic: object | null, created_at = '2026-11-20T00:00:00+00:00') => ({
  __typename: 'graphic_like',
  user_id: 'u1',
  graphic_id,
  created_at,
  deleted_at: null,
  graphic,
});

/** Responds with one page after the other, as far as they are requested. */
async function show(...pages: object[][]) {
  const asked: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    asked.push(JSON.parse(String(body)).variables);
    return Response.json({ data: { graphic_like: pages.shift() ?? [] } });
  });
  const loading = (
    <DeferredQuery query={list.document} variables={list.variables} load={(client) => loadList(client, list)}>
      {(loaded) => <LikedGraphics viewerId={session.viewer().id} loaded={loaded} />}
    </DeferredQuery>
  );
  await renderInShop(loading, 'ko', { session });
  await screen.findAllByRole('article');
  return asked;
}

afterEach(() => {
  cleanup();
  closeViewerOutbox();
  vi.unstubAllGlobals();
});

test('a graphic that has left the shop says so, without a link or a price, and can be taken off the likes', async () => {
  await show([like('g1', cat), like('g2', null)]);
  const cards = screen.getAllByRole('article');
  expect(cards).toHaveLength(2);
  const gone = cards[1];
  expect(gone?.textContent).toContain('지금은 판매하지 않아요');
  expect(gone?.querySelector('a')).toBeNull();
  expect(gone?.textContent).not.toContain('원');
  await userEvent.click(screen.getByRole('button', { name: '좋아요 취소' }));
  expect(await screen.findByText('좋아요를 취소했어요')).toBeTruthy();
  // It could not be liked again.
  expect(screen.queryByRole('button', { name: '되돌리기' })).toBeNull();
});

test('ten to a page; the next one goes on after the last row, also among those of the same moment', async () => {
  const moments = ['09', '08', '07', '06', '05', '04', '03', '02', '01', '01'];
  const asked = await show(moments.map((day, place) => like(`g${place}`, null, `2026-11-${day}T00:00:00Z`)));
  await userEvent.click(screen.getByRole('button', { name: '더 보기' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[0]).toEqual(list.variables);
  const { where, ...others } = list.variables;
  expect(asked[1]).toMatchObject({ ...others, where: { _and: [where, {}] } });
  expect(JSON.stringify(asked[1])).toContain(
    '{"_and":[{"created_at":{"_eq":"2026-11-01T00:00:00Z"}},{"graphic_id":{"_gt":"g9"}}]}',
  );
  await waitFor(() => expect(screen.queryByRole('button', { name: '더 보기' })).toBeNull());
});
