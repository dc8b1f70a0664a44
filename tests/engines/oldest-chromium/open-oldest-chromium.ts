import { chromium, type Page } from 'playwright';
import { beQuietWhenLeft } from '../be-quiet-when-left.ts';
import { dragSteps, type EnginePage, windowSize } from '../engine-page.ts';
import { unpackChromium } from './unpack-chromium.ts';

/** As on a phone that gets no updates any more. Playwright knows how to drive it still. */
export async function openOldestChromium(): Promise<EnginePage> {
  const browser = await chromium.launch({
    executablePath: await unpackChromium(),
    // The build is for machines without a sandbox, where one process begets the others. It is some days older than the release
    // of 111, in which color-mix() was switched on.
    args: ['--no-sandbox', '--no-zygote', '--disable-gpu', '--enable-blink-features=CSSColor4'],
  });
  try {
    const version = browser.version().split('.')[0];
    const context = await browser.newContext({
      viewport: windowSize,
      isMobile: true,
      hasTouch: true,
      locale: 'ko-KR',
      timezoneId: 'Asia/Seoul',
      userAgent: `Mozilla/5.0 (Linux; Android 12; SM-G991N) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Mobile Safari/537.36`,
    });
    await context.addInitScript(beQuietWhenLeft);
    const page = await context.newPage();
    return { ...drive(page), takeErrors: listen(page), close: () => browser.close() };
  } catch (error) {
    await browser.close();
    throw error;
  }
}

function listen(page: Page): () => Promise<readonly string[]> {
  const errors: string[] = [];
  page.on('console', (message) => {
    // A remark to programmers, of the one version that knew the attribute before it worked.
    const isRemark = message.text().startsWith("Found a 'popover' attribute.");
    if (message.type() === 'error' && !isRemark) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return async () => errors.splice(0);
}

function drive(page: Page): Omit<EnginePage, 'takeErrors' | 'close'> {
  return {
    async load(url) {
      await page.goto(url);
    },
    async back() {
      await page.goBack();
    },
    run: (work, ...values) => page.evaluate(`(${work})(...${JSON.stringify(values)})`),
    click: ({ x, y }) => page.mouse.click(x, y),
    tap: ({ x, y }) => page.touchscreen.tap(x, y),
    async drag(from, to) {
      const client = await page.context().newCDPSession(page);
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
        client.send('Input.dispatchTouchEvent', { type, touchPoints });
      await send('touchStart', [from]);
      for (let step = 1; step <= dragSteps; step += 1) {
        const part = step / dragSteps;
        await send('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
      }
      await send('touchEnd', []);
      await client.detach();
    },
    type: (text) => page.keyboard.type(text),
    press: (key, modifier) => page.keyboard.press(modifier ? `${modifier}+${key}` : key),
    async screenshot(file) {
      await page.screenshot({ path: file });
    },
  };
}
