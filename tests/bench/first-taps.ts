import { setTimeout as sleep } from 'node:timers/promises';
import { type CDPSession, chromium, devices, type Page } from 'playwright';
import { calibrate } from '../audit/lighthouse/calibrate.ts';
import { browserOptions } from '../support/chromium.ts';
import { openShop } from '../support/running-shop.ts';
import { median, printFigure } from './figures.ts';

// A first visit on a mid-tier phone: from a tap one, two or three seconds after the page was asked for until something of it
// is seen, in milliseconds.

const turns = 3;
const seconds = [1, 2, 3];
const timeoutMs = 15_000;

/** Lighthouse's slow 4G, in bytes per second. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

/** The answer of a tap, looked for in every frame. They run in the page. */
const answers = {
  menu: () => Array.from(document.querySelectorAll('dialog')).some((one) => one.getClientRects().length > 0),
  'tab, pressed': () =>
    location.pathname === '/category' || document.querySelector('nav a[href="/category"]:active') !== null,
  'tab, next page': () =>
    location.pathname === '/category' && document.querySelector('main :is(h1, h2)') !== null,
  like: () => document.querySelector('main button[aria-pressed="true"], [role="alertdialog"]') !== null,
};

type Answer = keyof typeof answers;

type Tap = { readonly path: string; readonly target: string; readonly answers: readonly Answer[] };

const taps: readonly Tap[] = [
  { path: '/main', target: 'button[popovertarget="early-side-bar"]', answers: ['menu'] },
  { path: '/main', target: 'nav a[href="/category"]', answers: ['tab, pressed', 'tab, next page'] },
  { path: '/product', target: 'main button[aria-pressed]', answers: ['like'] },
];

const shop = await openShop(3445);
const browser = await chromium.launch(browserOptions);
const slowdown = (await calibrate()).slowdown();

type Visit = { readonly page: Page; readonly system: CDPSession; end(): Promise<void> };

async function openVisit(): Promise<Visit> {
  const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: shop.address, locale: 'ko-KR' });
  await context.addInitScript(() => localStorage.setItem('kkumim.popup-closed-at', new Date().toISOString()));
  const page = await context.newPage();
  return { page, system: await context.newCDPSession(page), end: () => context.close() };
}

/** Where the target is on the screen of this phone. */
async function findTarget({ path, target }: Tap): Promise<{ x: number; y: number }> {
  const { page, end } = await openVisit();
  await page.goto(path);
  const box = await page.locator(target).first().boundingBox();
  await end();
  if (!box) throw new Error(`${path} has no ${target}.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** @returns milliseconds from the tap to each of its answers; infinite: lost */
async function tapAfter(
  tap: Tap,
  at: { x: number; y: number },
  after: number,
  network: typeof slow4g | null,
) {
  const { page, system, end } = await openVisit();
  const seen = new Map<string, number>();
  await page.exposeFunction('answered', (name: string, time: number) => {
    if (!seen.has(name)) seen.set(name, time);
  });
  // As text: the policy of the shop allows no function that is made from a string.
  for (const name of tap.answers)
    await page.addInitScript({ content: `(${watch.toString()})('${name}', ${answers[name].toString()})` });
  await system.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (network) await system.send('Network.emulateNetworkConditions', network);
  const asked = Date.now();
  // The tap does not wait for the page.
  void page.goto(tap.path).catch(() => {});
  await sleep(asked + after * 1000 - Date.now());
  const tapped = Date.now();
  const pressed = system.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await sleep(80);
  const released = system.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  while (seen.size < tap.answers.length && Date.now() - tapped < timeoutMs) await sleep(20);
  await Promise.allSettled([pressed, released]);
  await end();
  return tap.answers.map((name) => (seen.get(name) ?? Number.POSITIVE_INFINITY) - tapped);
}

/** Runs in each document. */
function watch(name: string, isAnswered: () => boolean): void {
  const checkFrame = () => {
    if (!isAnswered()) return requestAnimationFrame(checkFrame);
    const { answered } = window as unknown as { answered: (name: string, time: number) => void };
    answered(name, performance.timeOrigin + performance.now());
  };
  requestAnimationFrame(checkFrame);
}

const shown = (values: readonly number[]) =>
  values.map((value) => (Number.isFinite(value) ? value.toFixed(0) : 'lost')).join(' / ');

try {
  console.log(
    `\nFrom a tap to its answer, processor slowed ${slowdown.toFixed(1)} times, median after 1 / 2 / 3 s`,
  );
  for (const [line, network, goal] of [
    ['network free', null, '200 ms'],
    ['slow 4G', slow4g, '600 ms'],
  ] as const)
    for (const tap of taps) {
      const target = await findTarget(tap);
      const medians = tap.answers.map(() => [] as number[]);
      for (const after of seconds) {
        const all: number[][] = [];
        for (let turn = 0; turn < turns; turn += 1) all.push(await tapAfter(tap, target, after, network));
        for (const [index, values] of medians.entries())
          values.push(median(all.map((one) => one[index] ?? Number.NaN)));
      }
      for (const [index, name] of tap.answers.entries())
        printFigure(`${name}, ${line}`, `${shown(medians[index] ?? [])} ms`, goal);
    }
} finally {
  await browser.close();
  await shop.end();
}
