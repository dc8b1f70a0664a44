import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { pendingReactions } from '#src/writes/reactions/pending-reactions.ts';
import { memberSession } from '#tests/support/member-session.ts';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { type Follow, FollowList } from './follow-list.tsx';

const follow = (id: string, deletedAt: string | null = null): Follow => ({
  id,
  deletedAt,
  name: id,
  face: null,
  followers: 1,
  isFollowed: deletedAt === null,
  link: { to: '/artist/$name', params: { name: id } },
});

const show = (...follows: Follow[]) => {
  const texts = { title: 'Artists', newItems: null, none: 'nobody' };
  const list = (
    <FollowList kind="artist_follow" follows={follows} state="complete" onMore={() => {}} {...texts} />
  );
  return renderInShop(list, 'ko', { session: memberSession() });
};
const unfollow = (id: string) =>
  act(async () =>
    pendingReactions.set(new Map([[`artist_follow:${id}`, { isActive: false, isWaiting: true }]])),
  );
const shown = () => screen.queryAllByRole('listitem').map((row) => row.textContent);

afterEach(() => {
  cleanup();
  pendingReactions.set(pendingReactions.initial);
});

test('an artist who was unfollowed before, on this device or elsewhere, is not listed', async () => {
  await unfollow('mori');
  await show(follow('mori'), follow('haru', '2026-11-20T00:00:00Z'), follow('sol'));
  expect(shown()).toEqual([expect.stringContaining('sol')]);
});

test('an artist who is unfollowed here keeps the row, with the button to follow again', async () => {
  await show(follow('mori'), follow('sol'));
  await userEvent.click(screen.getByRole('button', { name: /mori/ }));
  await unfollow('mori');
  expect(shown()).toEqual([expect.stringContaining('mori'), expect.stringContaining('sol')]);
  expect(screen.getByRole('button', { name: /mori/ }).getAttribute('aria-pressed')).toBe('false');
});

test('a member who follows nobody is told how to', async () => {
  const { container } = await show();
  expect(container.textContent).toContain('nobody');
});
