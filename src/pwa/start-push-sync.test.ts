import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fallbackConfig } from '#src/config/shop-config.ts';
import { createSession } from '#src/session/session.ts';
import { unsubscribeDevice } from './push-api.ts';
import { initialPushState, pushState } from './push-state.ts';
import { startPushSync } from './start-push-sync.ts';

const endpoint = 'https://push.example/1';
const config = { ...fallbackConfig, push: { public_key: 'key' } };
const context = { config, session: createSession(config), i18n: { locale: 'ko' } };
const unsubscribe = vi.fn(async () => true);
const fetched = vi.fn<typeof fetch>();

/** The browser has a subscription. Nobody responds. */
beforeEach(() => {
  const subscription = { toJSON: () => ({ endpoint, keys: { auth: 'secret' } }), unsubscribe };
  const registration = { pushManager: { getSubscription: async () => subscription } };
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { getRegistration: async () => registration },
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

/** The shop opens for a visitor, and the browser is idle. */
function start(permission: NotificationPermission) {
  const idle = vi.fn((work: () => void) => work());
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  vi.stubGlobal('requestIdleCallback', idle);
  vi.stubGlobal('Notification', { permission });
  startPushSync({ options: { context } } as never);
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

test('a visitor who was never asked for the permission loads nothing', () => {
  expect(start('default')).not.toHaveBeenCalled();
});
