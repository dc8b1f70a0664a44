import type { Page } from 'playwright';
import { openFloorServer } from '../support/floor-page.ts';
import { openShop } from '../support/running-shop.ts';
import { readShopFacts } from '../support/shop-facts.ts';
import { median, printFigure } from './figures.ts';
import { openShopperPhone } from './shopper-phone.ts';

// Finds what keeps a page from answering a touch in its first eight seconds: long animation frames of a first visit at 4x CPU,
// beside the page's floor, in turns. The causes are those of the median run.

const turns = 5;
const watchedMs = 8_000;

type Cause = { readonly what: string; readonly milliseconds: number };
type Frame = { readonly milliseconds: number; readonly causes: readonly Cause[] };

/** A phone that was never here: no cache, no worker, no data. */
async function firstVisit(baseURL: string, path: string): Promise<readonly Frame[]> {
  const phone = await openShopperPhone(baseURL);
  try {
    await phone.throttleCpu();
    await phone.page.goto(path);
    return await readLongFrames(phone.page);
  } finally {
    await phone.end();
  }
}

function readLongFrames(page: Page): Promise<readonly Frame[]> {
  return page.evaluate(
    (end) =>
      new Promise<Frame[]>((resolve) => {
        const frames: Frame[] = [];
        // The types know neither entry yet.
        type Script = PerformanceEntry & { invoker: string; sourceURL: string; sourceFunctionName: string };
        type LongFrame = PerformanceEntry & { scripts: readonly Script[]; styleAndLayoutStart: number };
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as LongFrame[]) {
            const { startTime, duration, styleAndLayoutStart } = entry;
            const causes = entry.scripts.map((script) => ({
              what: `${script.invoker} ${script.sourceURL.split('/').at(-1)} ${script.sourceFunctionName}`,
              milliseconds: script.duration,
            }));
            if (styleAndLayoutStart > 0) {
              const rendering = startTime + duration - styleAndLayoutStart;
              causes.push({ what: 'style, layout, paint', milliseconds: rendering });
            }
            frames.push({ milliseconds: duration, causes });
          }
        }).observe({ type: 'long-animation-frame', buffered: true });
        setTimeout(() => resolve(frames), end - performance.now());
      }),
    watchedMs,
  );
}

const sumOf = (frames: readonly Frame[]) => frames.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
const longestOf = (frames: readonly Frame[]) =>
  Math.max(0, ...frames.map(({ milliseconds }) => milliseconds));

const shop = await openShop(3442);
const floor = await openFloorServer(shop.address, 3443);
try {
  const { product, graphic } = await readShopFacts(shop.pool);
  console.log('\nLong frames of the first 8 s at 4x CPU, their sum and the longest, median');
  for (const path of ['/main', product, graphic, '/login']) {
    const runs: (readonly Frame[])[] = [];
    const floors: (readonly Frame[])[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      const floorUrl = new URL(floor.urlOf(path));
      floors.push(await firstVisit(floorUrl.origin, floorUrl.search));
      runs.push(await firstVisit(shop.address, path));
    }
    const figure = (of: typeof runs) =>
      `${median(of.map(sumOf)).toFixed(0)} / ${median(of.map(longestOf)).toFixed(0)} ms`;
    printFigure(path.replace(/[0-9a-f]{8}-[0-9a-f-]+/, '{id}'), figure(runs), '600 / 120 ms');
    printFigure('  its floor', figure(floors));
    const [middle] = [...runs].sort((a, b) => sumOf(a) - sumOf(b)).slice(Math.floor(turns / 2));
    for (const { milliseconds, causes } of middle ?? []) {
      console.log(`    ${milliseconds.toFixed(0).padStart(5)} ms`);
      for (const { what, milliseconds: part } of causes) {
        if (part >= 5) console.log(`          ${part.toFixed(0).padStart(5)} ms  ${what}`);
      }
    }
  }
} finally {
  floor.close();
  await shop.end();
}
