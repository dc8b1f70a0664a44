import { chromium, devices } from 'playwright';
import { expect } from 'playwright/test';
import { browserOptions } from '../support/chromium.ts';
import { boxOf, editorScreen, findCustomProduct } from '../support/editor-screen.ts';
import { openShop } from '../support/running-shop.ts';
import { closePopupsForToday } from '../support/shop-test.ts';
import { middleOf, openTouchScreen } from '../support/touch.ts';
import { printFigure } from './shopper-phone.ts';

// Drag and pinch of 10 and 30 layers on an emulated phone at 4x CPU, with real touch events at 60 per second: milliseconds
// between frames. Goal: p95 of at most 17 ms.

const shop = await openShop(3443);
const browser = await chromium.launch(browserOptions);
const product = await findCustomProduct(shop.pool);
try {
  await shop.pool.query('update shop_policy set custom_side_graphics_max = 30');
  for (const count of [10, 30]) await measure(count);
} finally {
  await shop.pool.query('update shop_policy set custom_side_graphics_max = 10');
  await browser.close();
  await shop.end();
}

async function measure(count: number): Promise<void> {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    locale: 'ko-KR',
    serviceWorkers: 'block',
    baseURL: shop.address,
  });
  await closePopupsForToday(context);
  const page = await context.newPage();
  const editor = editorScreen(page);
  await editor.open(`/custom/${product.id}`);
  await editor.addGraphic();
  for (let added = 1; added < count; added++) await page.getByRole('button', { name: '복제' }).click();
  const layer = editor.layers.last();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const screen = await openTouchScreen(page);
  const middle = await middleOf(layer);
  // Copies lie further and further to the right and down, as far as the area reaches.
  const gestures = {
    drag: () => screen.drag(middle, { x: middle.x - 60, y: middle.y - 90 }, 120),
    pinch: () => screen.pinch(middle, 160, 240, { steps: 120 }),
  };
  for (const [name, run] of Object.entries(gestures)) {
    const before = await boxOf(layer);
    await page.evaluate(startFrames);
    await run();
    const frames = (await page.evaluate(stopFrames)).toSorted((one, other) => one - other);
    // Otherwise nothing was measured.
    const hasMoved = async () => {
      const after = await boxOf(layer);
      return after.x !== before.x || after.width !== before.width;
    };
    await expect.poll(hasMoved, { timeout: 20_000 }).toBe(true);
    const at = (share: number) => frames[Math.floor(frames.length * share)] ?? 0;
    printFigure(`${name} of ${count} layers, p50 / p95`, `${at(0.5).toFixed(1)} / ${at(0.95).toFixed(1)} ms`);
  }
  await context.close();
}

type Framed = Window & { frameTimes?: number[]; isFraming?: boolean };

function startFrames(): void {
  const framed = window as Framed;
  framed.frameTimes = [];
  framed.isFraming = true;
  let before = performance.now();
  const count = (now: number) => {
    framed.frameTimes?.push(now - before);
    before = now;
    if (framed.isFraming) requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
}

function stopFrames(): number[] {
  const framed = window as Framed;
  framed.isFraming = false;
  // The first one began before the gesture.
  return framed.frameTimes?.slice(2) ?? [];
}
