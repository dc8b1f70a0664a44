import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fallbackConfig } from '#src/config/shop-config.ts';
import { type Viewer, visitor } from '#src/session/viewer.ts';
import { createStore } from '#src/shared/store.ts';
import { member } from '#tests/support/member-session.ts';
import { callPlugin, loadPlugin } from './channel-plugin.ts';
import { bootChat, openChat } from './chat-session.ts';
import { isChatRemembered } from './remembered-chat.ts';

type Router = Parameters<typeof openChat>[0];

const profile = {
  member_id: member.id,
  member_hash: 'hash',
  name: '하루하루',
  email: 'haru@mail.test',
  unsubscribe_email: true,
  unsubscribe_texting: false,
};

let calls: unknown[][] = [];
let refusesBoot = false;
const viewer = createStore<Viewer>(visitor);
const listeners = new Set<(event: { hrefChanged: boolean }) => void>();

const router = {
  options: {
    context: {
      config: { ...fallbackConfig, chat: { plugin_key: 'key', script_url: '/plugin.js' } },
      i18n: { locale: 'ko' },
      session: {
        viewer: viewer.get,
        subscribe: viewer.subscribe,
        headers: () => ({ authorization: 'Bearer token' }),
        ensureFresh: async () => {},
      },
    },
  },
  state: { matches: [{ fullPath: '/mypage/order/$id' }] },
  subscribe: (_event: string, listener: (event: { hrefChanged: boolean }) => void) => listeners.add(listener),
} as unknown as Router;

/** Answers as the vendor's script does. */
const plugin = (name: string, ...values: unknown[]) => {
  calls.push([name, ...values]);
  const [, onBooted] = values;
  if (name === 'boot' && typeof onBooted === 'function') onBooted(refusesBoot ? new Error('refused') : null);
};

/** The script tag that was added is answered at once. */
function serveScript(isServed: boolean) {
  return vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const [script] = nodes as [HTMLScriptElement];
    if (isServed) Reflect.set(window, 'ChannelIO', plugin);
    queueMicrotask(() => script[isServed ? 'onload' : 'onerror']?.(new Event('load')));
  });
}

beforeEach(() => {
  calls = [];
  refusesBoot = false;
  vi.stubGlobal('fetch', async () => Response.json(profile));
});
afterEach(() => {
  viewer.set({ ...member, id: 'other' });
  viewer.set(visitor);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const named = (name: string) => calls.filter(([called]) => called === name);

// First, because a script stays loaded.
test('a network that refuses the script shows nothing, and the next press tries again', async () => {
  const append = serveScript(false);
  const close = vi.fn();
  expect(await openChat(router, close)).toBe(false);
  expect(close).not.toHaveBeenCalled();
  expect(isChatRemembered()).toBe(false);
  expect(await openChat(router)).toBe(false);
  expect(append).toHaveBeenCalledTimes(2);
});

test('a visitor opens the chat without the vendor’s button, and without a profile', async () => {
  serveScript(true);
  const order: string[] = [];
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    order.push('shown');
    run();
  });
  expect(await openChat(router, () => order.push('menu closed'))).toBe(true);
  expect(named('boot')[0]?.[1]).toEqual({
    pluginKey: 'key',
    hideChannelButtonOnBoot: true,
    zIndex: 100,
    language: 'ko',
  });
  expect(order).toEqual(['menu closed', 'shown']);
  expect(named('showMessenger')).toHaveLength(1);
  expect(isChatRemembered()).toBe(true);
});

test('a member is known by the hash of the server, and pages by their pattern', async () => {
  viewer.set(member);
  expect(await openChat(router)).toBe(true);
  expect(named('boot')[0]?.[1]).toMatchObject({
    memberId: member.id,
    memberHash: 'hash',
    unsubscribeEmail: true,
    unsubscribeTexting: false,
    profile: { name: '하루하루', email: 'haru@mail.test' },
  });
  for (const listener of listeners) listener({ hrefChanged: true });
  expect(named('setPage')).toEqual([
    ['setPage', '/mypage/order/$id'],
    ['setPage', '/mypage/order/$id'],
  ]);
});

test('opened again it is booted once, and hears of consents that have changed', async () => {
  viewer.set(member);
  await openChat(router);
  vi.stubGlobal('fetch', async () => Response.json({ ...profile, unsubscribe_texting: true }));
  await openChat(router);
  expect(named('boot')).toHaveLength(1);
  await vi.waitFor(() =>
    expect(named('updateUser')).toEqual([
      ['updateUser', { language: 'ko', unsubscribeEmail: true, unsubscribeTexting: true }],
    ]),
  );
});

test('signing out ends it, also while it is booting', async () => {
  viewer.set(member);
  await openChat(router);
  viewer.set(visitor);
  expect(calls.at(-1)).toEqual(['shutdown']);
  expect(isChatRemembered()).toBe(false);

  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => promise);
  viewer.set(member);
  const booting = bootChat(router);
  viewer.set(visitor);
  calls = [];
  resolve(Response.json(profile));
  expect(await booting).toBe(false);
  expect(named('boot')).toEqual([]);
});

test('a member for whom the server does not vouch writes to nobody', async () => {
  viewer.set(member);
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 503 }));
  expect(await openChat(router)).toBe(false);
  expect(named('boot')).toEqual([]);
});

test('a service that refuses the boot shows nothing', async () => {
  refusesBoot = true;
  expect(await openChat(router)).toBe(false);
  expect(named('showMessenger')).toEqual([]);
});

test('calls before the script is there are harmless, and it is loaded once', async () => {
  const append = serveScript(true);
  await Promise.all([loadPlugin('/plugin.js'), loadPlugin('/plugin.js')]);
  expect(append).not.toHaveBeenCalled();
  Reflect.deleteProperty(window, 'ChannelIO');
  expect(() => callPlugin('shutdown')).not.toThrow();
  Reflect.set(window, 'ChannelIO', plugin);
});
