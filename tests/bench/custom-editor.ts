import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { chromium, devices } from 'playwright';
import { expect } from 'playwright/test';
import { browserOptions } from '../support/chromium.ts';
import { boxOf, editorScreen, findCustomProduct } from '../support/editor-screen.ts';
import { openShop } from '../support/running-shop.ts';
import { closePopupsForToday } from '../support/shop-test.ts';
import { middleOf, openTouchScreen } from '../support/touch.ts';
import { printFigure } from './figures.ts';

// Drag and pinch of 10 and 30 layers on an emulated phone at 4x CPU, with real touch events at 60 per second: milliseconds
// between frames. Before that, what one sees one, two and three seconds after the editor was opened for the first time, at 4x
// CPU, is written to .cache/bench.

/** Two seconds. */
const timing = { steps: 120, perSecond: 60 } as const;

const shop = await openShop(3443);
const filmFolder = resolve(import.meta.dirname, '../../.cache/bench');
const browser = await chromium.launch(browserOptions);
const product = await findCustomProduct(shop.pool);
try {
  console.log('\nThe editor on a phone at 4x CPU');
  await writeFilmstrip();
  await shop.pool.query('update shop_policy set custom_side_graphics_max = 30');
  for (const count of [10, 30]) await measure(count);
} finally {
  await shop.pool.query('update shop_policy set custom_side_graphics_max = 10');
  await browser.close();
  await shop.end();
}

async function openPhone() {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    locale: 'ko-KR',
    serviceWorkers: 'block',
    baseURL: shop.address,
  });
  await closePopupsForToday(context);
  const page = await context.newPage();
  return { context, page, client: await context.newCDPSession(page) };
}

/** Frames as the browser painted them: taking a screenshot would wait until the page is idle. */
async function writeFilmstrip(): Promise<void> {
  const { context, page, client } = await openPhone();
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const frames: { readonly at: number; readonly png: string }[] = [];
  client.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1000, png: data });
    void client.send('Page.screencastFrameAck', { sessionId });
  });
  await client.send('Page.startScreencast', { format: 'png' });
  const openedAt = Date.now();
  await page.goto(`/custom/${product.id}`);
  await expect(page.getByRole('button', { name: '그래픽 추가' })).toBeVisible();
  printFigure('first open: graphics can be added after', `${Date.now() - openedAt} ms`);
  await expect.poll(() => Date.now() - openedAt, { timeout: 20_000 }).toBeGreaterThan(3_200);
  await client.send('Page.stopScreencast');
  await mkdir(filmFolder, { recursive: true });
  for (const second of [1, 2, 3]) {
    const seen = frames.findLast(({ at }) => at - openedAt <= second * 1000);
    if (!seen) throw new Error(`Nothing was painted within ${second} s.`);
    await writeFile(join(filmFolder, `custom-editor-${second}s.png`), Buffer.from(seen.png, 'base64'));
  }
  console.log(
    `first open: seen after 1, 2 and 3 s            ${relative(process.cwd(), filmFolder)}/custom-editor-*.png`,
  );
  await context.close();
}

async function measure(count: number): Promise<void> {
  const { context, page, client } = await openPhone();
  const editor = editorScreen(page);
  await editor.open(`/custom/${product.id}`);
  await editor.addGraphic();
  for (let added = 1; added < count; added++) await page.getByRole('button', { name: '복제' }).click();
  const layer = editor.layers.last();
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const screen = await openTouchScreen(page);
  const middle = await middleOf(layer);
  // Copies lie further and further to the right and down, as far as the area reaches.
  const gestures = {
    drag: () => screen.drag(middle, { x: middle.x - 60, y: middle.y - 90 }, timing),
    pinch: () => screen.pinch(middle, 160, 240, timing),
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
    const figure = `${at(0.5).toFixed(1)} / ${at(0.95).toFixed(1)} ms`;
    printFigure(`${name} among ${count} layers, p50 / p95`, figure, 'p95 17 ms');
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
