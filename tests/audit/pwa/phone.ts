import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CDPSession, chromium, devices, type Page } from 'playwright';
import { browserOptions } from '../../support/chromium.ts';

export type Phone = {
  readonly page: Page;
  /** The browser's own protocol: what it thinks of the manifest, the system's side of an installed app. */
  readonly system: CDPSession;
  end(): Promise<void>;
};

/** A browser with a profile on the disk: a private window installs nothing. */
export async function openPhone(baseURL: string): Promise<Phone> {
  const profile = await mkdtemp(join(tmpdir(), 'kkumim-audit-'));
  const context = await chromium.launchPersistentContext(profile, {
    ...devices['Pixel 7'],
    ...browserOptions,
    baseURL,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
  });
  context.setDefaultTimeout(15_000);
  await context.addInitScript(() => {
    addEventListener('beforeinstallprompt', () => {
      document.documentElement.dataset.installOffered = '';
    });
  });
  const page = context.pages()[0] ?? (await context.newPage());
  return {
    page,
    system: await context.newCDPSession(page),
    async end() {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}
