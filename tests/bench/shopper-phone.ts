import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, devices, type Page } from 'playwright';
import { browserOptions } from '../support/chromium.ts';

export type ShopperPhone = {
  readonly page: Page;
  /** From now on everything takes four times as long, as on a phone of the middle class. */
  throttleCpu(): Promise<void>;
  /** Bytes of the JavaScript heap after everything unused is thrown away. */
  heapSize(): Promise<number>;
  end(): Promise<void>;
};

/** A browser that keeps what a shopper's phone keeps, with its service worker, for figures. */
export async function openShopperPhone(baseURL: string): Promise<ShopperPhone> {
  const profile = await mkdtemp(join(tmpdir(), 'kkumim-bench-'));
  const context = await chromium.launchPersistentContext(profile, {
    ...devices['Pixel 7'],
    ...browserOptions,
    baseURL,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
  });
  await context.addInitScript(() => {
    localStorage.setItem('kkumim.popup-closed-at', new Date().toISOString());
  });
  const page = context.pages()[0] ?? (await context.newPage());
  const system = await context.newCDPSession(page);
  return {
    page,
    throttleCpu: async () => void (await system.send('Emulation.setCPUThrottlingRate', { rate: 4 })),
    async heapSize() {
      for (let times = 0; times < 3; times += 1) await system.send('HeapProfiler.collectGarbage');
      const { usedSize } = await system.send('Runtime.getHeapUsage');
      return usedSize;
    },
    async end() {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** Waits until the service worker answers for the page, and the page has nothing more to fetch. */
export async function waitUntilSaved(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await page.waitForLoadState('networkidle');
}
