import type { BrowserContext, Page, Worker } from 'playwright/test';
import { test as phoneTest } from './phone-test.ts';
import { openPushService } from './push-service/push-service.ts';
import { shopperPush } from './shopper-push.ts';

type PushService = Awaited<ReturnType<typeof openPushService>>;

type PushFixtures = {
  /** Behind the phone and the server alike. */
  pushService: PushService;
  resetPush: undefined;
};

/** A test about a phone that the shop calls: the whole way through a push service that is on this machine. */
export const test = phoneTest.extend<PushFixtures>({
  pushService: async ({ shop }, use) => {
    const service = await openPushService();
    await shop.stopServer();
    await shop.startServer(service.environment);
    await use(service);
    await shop.stopServer();
    await service.close();
    await shop.startServer();
  },
  phoneOptions: ({ pushService }, use) => use({ args: pushService.switches, permissions: ['notifications'] }),
  resetPush: [
    async ({ shop }, use) => {
      await use(undefined);
      await shopperPush(shop.pool).reset();
    },
    { auto: true },
  ],
});

type ShownNotification = { title: string; body: string; tag: string; href: string };

/**
 * Records the titles of all notifications from now on, in the order in which they are shown. Wait with these, and only then
 * read the browser's list: Chromium drops a notification whose list is read while it is being shown.
 */
export async function recordNotifications(context: BrowserContext): Promise<() => Promise<string[]>> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('There is no service worker yet.');
  await worker.evaluate(() => {
    const world = globalThis as unknown as WorkerWorld;
    const titles: string[] = [];
    world.shownTitles = titles;
    const show = world.registration.showNotification.bind(world.registration);
    world.registration.showNotification = async (title, options) => {
      await show(title, options);
      titles.push(title);
    };
  });
  return () => worker.evaluate(() => (globalThis as unknown as WorkerWorld).shownTitles ?? []);
}

/** The notifications of the shop that the browser shows at this moment; see `recordNotifications`. */
export function readNotifications(page: Page): Promise<ShownNotification[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, tag, data }) => ({ title, body, tag, href: data.href }));
  });
}

/** As much of a service worker's world as it takes to record notifications and to press one. */
type WorkerWorld = EventTarget & {
  shownTitles?: string[];
  readonly registration: ServiceWorkerRegistration;
  readonly NotificationEvent: new (
    type: string,
    about: { notification: Notification },
  ) => Event & { waitUntil: (work: Promise<unknown>) => void };
};

/** Presses a notification. A test has no finger, so windows cannot be brought to the front. */
export function clickNotification(worker: Worker, title: string): Promise<void> {
  return worker.evaluate(async (wanted) => {
    const world = globalThis as unknown as WorkerWorld;
    const shown = await world.registration.getNotifications();
    const notification = shown.find((one) => one.title === wanted);
    if (!notification) throw new Error(`Nothing is shown under ${wanted}.`);
    const event = new world.NotificationEvent('notificationclick', { notification });
    const work: Promise<unknown>[] = [];
    event.waitUntil = (part) => work.push(part);
    world.dispatchEvent(event);
    await Promise.all(work);
  }, title);
}
