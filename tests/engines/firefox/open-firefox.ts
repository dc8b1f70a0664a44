import puppeteer, { type ConsoleMessage, type Page } from 'puppeteer-core';
import { findOnPath } from '#tools/scripts/system-packages.ts';
import { beQuietWhenLeft } from '../be-quiet-when-left.ts';
import { dragSteps, type EnginePage, windowSize } from '../engine-page.ts';

const userAgent = 'Mozilla/5.0 (Android 15; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0';

/** Mozilla's own, not Playwright's build of it, over WebDriver BiDi. */
export async function openFirefox(): Promise<EnginePage> {
  const executable = await findOnPath('firefox-esr', 'firefox');
  if (!executable) throw new Error('This machine has no Firefox.');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: executable,
    headless: true,
    timeout: 120_000,
    protocolTimeout: 120_000,
    env: { ...process.env, TZ: 'Asia/Seoul' },
    extraPrefsFirefox: {
      'intl.accept_languages': 'ko-KR,ko',
      'general.useragent.override': userAgent,
      // A desktop has none, unless it is asked.
      'dom.w3c_touch_events.enabled': 1,
    },
  });
  try {
    const [page = await browser.newPage()] = await browser.pages();
    page.setDefaultTimeout(120_000);
    await page.setViewport(windowSize);
    await page.evaluateOnNewDocument(beQuietWhenLeft);
    const { whileLeaving, takeErrors } = listen(page);
    const pageActions = drive(page);
    const load = (url: string) => whileLeaving(() => pageActions.load(url));
    return { ...pageActions, load, takeErrors, close: () => browser.close() };
  } catch (error) {
    await browser.close();
    throw error;
  }
}

function listen(page: Page) {
  let isLeft = false;
  const errors: Promise<string>[] = [];
  page.on('framenavigated', () => {
    isLeft = false;
  });
  page.on('console', (message: ConsoleMessage) => {
    if (!isLeft && message.type() === 'error') errors.push(readMessage(message));
  });
  page.on('pageerror', (error) => {
    if (!isLeft) errors.push(Promise.resolve(String(error)));
  });
  return {
    takeErrors: () => Promise.all(errors.splice(0)),
    /** Firefox itself complains of requests that are broken off then. */
    async whileLeaving(leave: () => Promise<void>): Promise<void> {
      isLeft = true;
      await leave();
      isLeft = false;
    },
  };
}

/** The text of an error is in the page only. */
async function readMessage(message: ConsoleMessage): Promise<string> {
  const parts = message
    .args()
    .map((part) => part.evaluate((value) => String(value)).catch(() => message.text()));
  return (await Promise.all(parts)).join(' ') || message.text();
}

function drive(page: Page): Omit<EnginePage, 'takeErrors' | 'close'> {
  return {
    async load(url) {
      await page.goto(url, { waitUntil: 'load' });
    },
    async back() {
      await page.goBack({ waitUntil: 'load' });
    },
    run: (work, ...values) => page.evaluate(`(${work})(...${JSON.stringify(values)})`) as never,
    click: ({ x, y }) => page.mouse.click(x, y),
    tap: ({ x, y }) => page.touchscreen.tap(x, y),
    async drag(from, to) {
      const touch = await page.touchscreen.touchStart(from.x, from.y);
      for (let step = 1; step <= dragSteps; step += 1) {
        const part = step / dragSteps;
        await touch.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
      }
      await touch.end();
    },
    type: (text) => page.keyboard.type(text),
    async press(key, modifier) {
      if (modifier) await page.keyboard.down(modifier);
      await page.keyboard.press(key);
      if (modifier) await page.keyboard.up(modifier);
    },
    async screenshot(file) {
      await page.screenshot({ path: file as `${string}.png` });
    },
  };
}
