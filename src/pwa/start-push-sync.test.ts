import type { RegisteredRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fallbackConfig } from '#src/config/shop-config.ts';
import { createSession, type Session } from '#src/session/session.ts';
import { type Viewer, visitor } from '#src/session/viewer.ts';
import { unsubscribeDevice } from './push-api.ts';
import { initialPushState, pushState } from './push-state.ts';
import { startPushSync } from './start-push-sync.ts';
import { syncPushSubscription } from './sync-push-subscription.ts';

const endpoint = 'https://push.example/1';
const config = { ...fallbackConfig, push: { public_key: 'keys' } };
const context = { config, session: createSession(config), i18n: { locale: 'ko' } };
const unsubscribe = vi.fn(async () => true);
const subscription = {
  toJSON: () => ({ endpoint, keys: { auth: 'secret' } }),
  options: { applicationServerKey: new Uint8Array([0x91, 0xec, 0xac]) },
  unsubscribe,
};
const getSubscription = vi.fn(async () => subscription);
const fetched = vi.fn<typeof fetch>();

/** The browser has a subscription. Nobody responds. */
beforeEach(() => {
  const pushManager = { getSubscription, subscribe: getSubscription };
  const registration = { pushManager };
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { getRegistration: async () => registration, ready: Promise.resolve(registration) },
    configurable: true,
  });
  fetched.mockReturnValue(new Promise(() => {}));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  unsubscribe.mockClear();
  fetched.mockReset();
  pushState.set(initialPushState);
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const routerOf = (session: Session) =>
  ({ options: { context: { ...context, session } } }) as RegisteredRouter;

/** The shop opens for a visitor, and the browser is idle. */
function start(permission: NotificationPermission) {
  const idle = vi.fn((work: () => void) => work());
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  vi.stubGlobal('requestIdleCallback', idle);
  vi.stubGlobal('Notification', { permission });
  startPushSync(routerOf(context.session));
  return idle;
}

test('a member who has signed out is not notified any more, although the server does not respond', async () => {
  void unsubscribeDevice(context);
  await vi.waitFor(() => expect(unsubscribe).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  const [, sent] = fetched.mock.lastCall ?? [];
  expect([sent?.method, sent?.body]).toEqual(['DELETE', JSON.stringify({ endpoint, auth: 'secret' })]);
});

test('if the shop was closed before that, it happens at the next start', async () => {
  start('granted');
  await vi.waitFor(() => expect(unsubscribe).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
});

test('a member who signs out while the browser is asked for its subscription is not subscribed again', async () => {
  let viewer: Viewer = { state: 'member', id: 'member', role: 'user' };
  vi.stubGlobal('PushManager', {});
  getSubscription.mockImplementationOnce(async () => {
    viewer = visitor;
    return subscription;
  });
  vi.stubGlobal('Notification', { permission: 'granted' });
  await syncPushSubscription(routerOf({ ...context.session, viewer: () => viewer }));
  expect(fetched).not.toHaveBeenCalled();
});

test('a visitor who was never asked for the permission loads nothing', () => {
  expect(start('default')).not.toHaveBeenCalled();
});
