import { defineConfig, devices } from 'playwright/test';
import { browserOptions } from './support/chromium.ts';

/** Written at a test: `{ tag: '@release' }`. At least one test of each capability has no tag, see decision 044. */
const onlyInRelease = /@release/;

/**
 * Browser tests run against the real server, which their fixtures start (support/shop-test.ts). Each worker has a shop and a database of its own, because
 * some tests change what the shop shows and put it back.
 */
export default defineConfig({
  projects: [
    // Whether the shop works: `npm test`.
    { name: 'e2e', testDir: 'e2e', grepInvert: onlyInRelease },
    // Tests that take long, without a network, over releases, over push services: `.ci/run`.
    { name: 'journeys', testDir: 'journeys', grepInvert: onlyInRelease },
    // Variants of both: `npm run test:release`.
    { name: 'release', testDir: '.', testMatch: '{e2e,journeys}/**/*.spec.ts', grep: onlyInRelease },
  ],
  globalSetup: './support/prepare-demo-shops.ts',
  outputDir: '../test-results',
  workers: 2,
  retries: 0,
  // Tests do not measure: on a busy machine a page may take five seconds to start, and a worker twenty to be installed.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? [['list']] : [['line']],
  use: {
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // A record of what was done and asked, and the last picture. Pictures of every step cost a tenth of the time.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    serviceWorkers: 'block',
    launchOptions: browserOptions,
  },
});
