import { isRedirect } from '@tanstack/react-router';
import { afterEach, expect, test } from 'vitest';
import { fallbackConfig } from '#src/config/shop-config.ts';
import { createGraphqlClient } from '#src/graphql/client.ts';
import { readyClient } from '#src/graphql/late-client.ts';
import { createTranslations } from '#src/i18n/translations.ts';
import { createSession, type Session } from '#src/session/session.ts';
import { dialogQueue } from '#src/ui/dialogs.ts';
import { member, memberSession } from '#tests/support/member-session.ts';
import { guardMemberArea } from './-guards.ts';

const i18n = await createTranslations('ko');
const visitorSession = createSession(fallbackConfig);
const client = readyClient(
  createGraphqlClient({ url: 'http://127.0.0.1:9/v1/graphql', session: visitorSession }),
);

type Case = { pathname: string; session?: Session; preload?: boolean };

/** Where the guard sends this visit, and what it says. */
function visit({ pathname, session = visitorSession, preload = false }: Case): {
  sentTo: unknown;
  said: unknown[];
} {
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

test.each(['user', 'artist', 'brand', 'admin', 'public'] as const)('a member who is %s goes in', (role) => {
  const session = memberSession({ ...member, role });
  expect(visit({ pathname: '/mypage/like', session })).toEqual({ sentTo: null, said: [] });
});
