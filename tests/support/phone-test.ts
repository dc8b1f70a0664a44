import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  type BrowserContext,
  type BrowserContextOptions,
  type BrowserType,
  devices,
  type LaunchOptions,
  type Page,
} from 'playwright/test';
import { browserOptions } from './chromium.ts';
import { closePopupsForToday, expect, test as shopTest } from './shop-test.ts';

/** A browser with a profile of its own, as a phone has it: what it keeps is there after a restart. */
export type Phone = {
  /** Cookies, permissions, network; another one after `restart`. */
  readonly context: BrowserContext;
  /** Goes to a path of the shop in the first tab. */
  open(path: string): Promise<Page>;
  /** Another tab, empty. */
  tab(): Promise<Page>;
  /** Closes the browser and opens it again. Pages from before are gone. */
  restart(): Promise<void>;
  /** Waits until the service worker controls the page and every picture shown would show without a network too. */
  waitUntilCached(page: Page): Promise<void>;
};

type PhoneFixtures = {
  phone: Phone;
  /** Differs from an ordinary phone: language, colors, permissions. */
  phoneOptions: BrowserContextOptions & Pick<LaunchOptions, 'args' | 'ignoreDefaultArgs'>;
  /** The main page was opened on this phone before: the worker is installed and has kept the shop. Saves each test the installation. */
  hasVisited: boolean;
};

type PhoneWorkerFixtures = {
  /** The profile of a phone on which the main page was opened, made when it is first asked for. */
  visitedProfile: () => Promise<string>;
};

/** A test about a shopper with a phone. Whatever complains in one of its tabs or in its worker fails the test. */
export const test = shopTest.extend<PhoneFixtures, PhoneWorkerFixtures>({
  phoneOptions: [{}, { option: true }],
  hasVisited: [false, { option: true }],
  // The phone listens itself; an ordinary page would be opened for nothing.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern even where nothing is used
  failOnConsoleErrors: ({}, use) => use(undefined),
  visitedProfile: [
    async ({ playwright, shop }, use) => {
      const profile = await mkdtemp(join(tmpdir(), 'kkumim-visited-phone-'));
      let visit: Promise<void> | undefined;
      await use(async () => {
        visit ??= visitMainPage(playwright.chromium, profile, shop.address);
        await visit;
        return profile;
      });
      await rm(profile, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  phone: async (
    { playwright, shop, baseURL, phoneOptions, expectedErrors, popupsClosed, hasVisited, visitedProfile },
    use,
  ) => {
    const profile = await mkdtemp(join(tmpdir(), 'kkumim-phone-'));
    if (hasVisited) await promisify(execFile)('cp', ['-a', `${await visitedProfile()}/.`, profile]);
    const consoleErrors: string[] = [];
    const launch = async () => {
      const context = await playwright.chromium.launchPersistentContext(profile, {
        ...phoneSettings,
        ...phoneOptions,
        args: [...browserOptions.args, ...(phoneOptions.args ?? [])],
        ...(baseURL && { baseURL }),
      });
      listen(context, consoleErrors);
      if (popupsClosed) await closePopupsForToday(context);
      return context;
    };
    let context = await launch();
    await use({
      get context() {
        return context;
      },
      async open(path) {
        const page = context.pages()[0] ?? (await context.newPage());
        await page.goto(path);
        return page;
      },
      tab: () => context.newPage(),
      async restart() {
        await context.close();
        context = await launch();
      },
      waitUntilCached,
    });
    await context.close();
    // A test may leave it stopped, or out of reach.
    await shop.startServer();
    await shop.reconnect();
    await rm(profile, { recursive: true, force: true });
    expect(consoleErrors.filter((text) => !expectedErrors.test(text))).toEqual([]);
  },
});

export { expect };

const phoneSettings = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  locale: 'ko-KR',
  timezoneId: 'Asia/Seoul',
  serviceWorkers: 'allow',
  ...browserOptions,
} as const;

async function visitMainPage(chromium: BrowserType, profile: string, baseURL: string): Promise<void> {
  const context = await chromium.launchPersistentContext(profile, { ...phoneSettings, baseURL });
  await closePopupsForToday(context);
  const page = await context.newPage();
  await page.goto('/main');
  await waitUntilCached(page);
  await context.close();
  // Hundreds of files that the worker has copies of.
  await rm(join(profile, 'Default/Cache'), { recursive: true, force: true });
}

function listen(context: BrowserContext, consoleErrors: string[]): void {
  context.on('console', (message) => {
    if (message.type() === 'error') consoleErrors.push(message.text());
  });
  context.on('weberror', (problem) => consoleErrors.push(String(problem.error())));
  context.on('serviceworker', (worker) => {
    worker.on('console', (message) => {
      if (message.type() === 'error') consoleErrors.push(`service worker: ${message.text()}`);
    });
  });
}

async function waitUntilCached(page: Page): Promise<void> {
  // A picture that is still on its way is not among those shown.
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (serviceWorker.controller) return;
    await new Promise((claimed) =>
      serviceWorker.addEventListener('controllerchange', claimed, { once: true }),
    );
  });
  const missing = () =>
    page.evaluate(async () => {
      const shown = Array.from(document.images, (image) => (image.complete ? image.currentSrc : ''));
      const addresses = shown.filter(
        (address) => address.includes('/image-resize/') || address.includes('/cdn/'),
      );
      const found = await Promise.all(addresses.map((one) => caches.match(one, { ignoreVary: true })));
      return addresses.filter((_address, place) => !found[place]);
    });
  await expect.poll(missing).toEqual([]);
}
