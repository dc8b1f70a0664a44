import { isRedirect } from '@tanstack/react-router';
import { afterEach, expect, test } from 'vitest';
import { fallbackConfig } from '#src/config/shop-config.ts';
import { createGraphqlClient } from '#src/graphql/client.ts';
import { createTranslations } from '#src/i18n/translations.ts';
import { createSession } from '#src/session/session.ts';
import type { Viewer } from '#src/session/viewer.ts';
import { dialogQueue } from '#src/ui/dialogs.ts';
import { guardMemberArea } from './-guards.ts';

const i18n = await createTranslations('ko');
const visitorSession = createSession();
const client = createGraphqlClient({ url: 'http://127.0.0.1:9/v1/graphql', headers: visitorSession.headers });
const member: Viewer = { id: '6d9f7a60-5f0e-4a6e-9a43-0a3d0e1c2b11', role: 'user' };

type Case = { pathname: string; viewer?: Viewer; preload?: boolean };

/** Where the guard sends this visit, and what it says. */
function visit({ pathname, viewer, preload = false }: Case): { sentTo: unknown; said: unknown[] } {
  const session = viewer ? { ...visitorSession, viewer: () => viewer } : visitorSession;
  let sentTo: unknown = null;
  try {
    guardMemberArea({
      context: { client, config: fallbackConfig, i18n, session },
      location: { pathname },
      preload,
    });
  } catch (thrown) {
    sentTo = isRedirect(thrown) ? thrown.options.to : thrown;
  }
  return { sentTo, said: dialogQueue.get().map(({ message }) => message) };
}

afterEach(() => dialogQueue.set([]));

test('a visitor in the member area hears why and goes home', () => {
  expect(visit({ pathname: '/mypage/like' })).toEqual({ sentTo: '/main', said: ['로그인 후 이용해주세요.'] });
});

test('only touching the link says nothing', () => {
  expect(visit({ pathname: '/mypage/like', preload: true })).toEqual({ sentTo: '/main', said: [] });
});

test.each(['/mypage/faq', '/mypage/notice', '/mypage/about-us', '/main'])('%s is open to all', (pathname) => {
  expect(visit({ pathname })).toEqual({ sentTo: null, said: [] });
});

test('a member goes in', () => {
  expect(visit({ pathname: '/mypage/like', viewer: member })).toEqual({ sentTo: null, said: [] });
});
