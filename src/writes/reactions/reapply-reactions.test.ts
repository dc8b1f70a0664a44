import { expect, test } from 'vitest';
import type { QueuedWrite } from '../outbox/outbox-queue.ts';
import type { Reaction } from './reaction.ts';
import { applyReactions } from './reapply-reactions.ts';

const liked = (isActive: boolean): QueuedWrite<Reaction> => ({
  id: '1',
  key: 'graphic_like:g1',
  createdAt: 0,
  content: { kind: 'graphic_like', id: 'g1', isActive, name: '고양이' },
});
const row = { __typename: 'graphic_like', user_id: 'u1', graphic_id: 'g1' };
const graphic = { __typename: 'graphic', id: 'g1', like_count: 7, graphic_likes: [] };

test('a like set after a screen was persisted shows on it, wherever its target is', () => {
  const persisted = { product: [{ __typename: 'product', id: 'p1', graphics: [graphic] }], graphic };
  const likedGraphic = { ...graphic, like_count: 8, graphic_likes: [row] };
  const shown = {
    product: [{ __typename: 'product', id: 'p1', graphics: [likedGraphic] }],
    graphic: likedGraphic,
  };
  expect(applyReactions(persisted, 'u1', [liked(true)])).toEqual(shown);
});

test('a like that was removed is removed from it, and from the list of likes', () => {
  const likedGraphic = { ...graphic, graphic_likes: [row] };
  const persisted = { graphic_like: [{ ...row, deleted_at: null, graphic: likedGraphic }] };
  const unlikedGraphic = { ...graphic, like_count: 6, graphic_likes: [] };
  expect(applyReactions(persisted, 'u1', [liked(false)])).toEqual({
    graphic_like: [{ ...row, deleted_at: '1970-01-01T00:00:00.000Z', graphic: unlikedGraphic }],
  });
});

test('a like that the screen contains already is not counted twice; other data stays as it is', () => {
  const persisted = {
    graphic: [
      { ...graphic, graphic_likes: [row] },
      { ...graphic, id: 'g2' },
    ],
  };
  expect(applyReactions(persisted, 'u1', [liked(true)])).toEqual(persisted);
});
