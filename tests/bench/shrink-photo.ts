import type { Page } from 'playwright';
import { logIn } from '../support/log-in.ts';
import { openShop } from '../support/running-shop.ts';
import { cameraPhoto } from './camera-photo.ts';
import { median, printFigure } from './figures.ts';
import { openShopperPhone } from './shopper-phone.ts';

// A photo of 12 megapixels, from choosing it in a form until its upload begins. Chromium slows down the page alone, and a
// worker makes the photo smaller: its time is measured at full speed and counted four times, that of the page's frames at 4x CPU.

const turns = 5;

type Shrunk = { readonly milliseconds: number; readonly longestFrame: number };

/** The upload itself goes nowhere, so that a photo can be chosen as often as it is measured. */
async function choosePhoto(page: Page, photo: Buffer): Promise<Shrunk> {
  await page.evaluate(watchPhoto);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/uploads'));
  await page
    .getByLabel('사진 추가')
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo });
  await failed;
  const shrunk = await page.evaluate(() => (window as Watched).shrunk);
  if (!shrunk) throw new Error('No photo was sent.');
  // The form takes the next one when it has told of this one.
  await page.getByText('이미지를 올리지 못했어요').waitFor();
  return shrunk;
}

type Watched = Window & { shrunk?: Promise<Shrunk> };

function watchPhoto(): void {
  const form = document.querySelector('input[type="file"]');
  (window as Watched).shrunk = new Promise((resolve) => {
    form?.addEventListener(
      'change',
      () => {
        const begun = performance.now();
        let last = begun;
        let longestFrame = 0;
        let isWatching = true;
        const watchFrame = (now: number) => {
          longestFrame = Math.max(longestFrame, now - last);
          last = now;
          if (isWatching) requestAnimationFrame(watchFrame);
        };
        requestAnimationFrame(watchFrame);
        new PerformanceObserver((list, observer) => {
          const upload = list.getEntries().find(({ name }) => name.includes('/uploads'));
          if (!upload) return;
          isWatching = false;
          observer.disconnect();
          resolve({ milliseconds: upload.startTime - begun, longestFrame });
        }).observe({ type: 'resource' });
      },
      { once: true, capture: true },
    );
  });
}

const shop = await openShop(3444);
const phone = await openShopperPhone(shop.address);
const { page } = phone;

try {
  const photo = await cameraPhoto();
  console.log(`\nA photo of 12 megapixels, ${(photo.length / 2 ** 20).toFixed(1)} MB, median (worst)`);
  await page.route('**/api/v1/uploads**', (route) => route.abort());
  await logIn(page, '/mypage/oneonone/new');
  await page.getByLabel('사진 추가').waitFor({ state: 'attached' });
  // The worker's own file comes with the first one.
  await choosePhoto(page, photo);
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) times.push(4 * (await choosePhoto(page, photo)).milliseconds);
  await phone.throttleCpu();
  const frames: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) frames.push((await choosePhoto(page, photo)).longestFrame);
  const figure = (all: readonly number[]) => `${median(all).toFixed(0)} (${Math.max(...all).toFixed(0)}) ms`;
  printFigure('chosen until its upload begins, at 4x CPU', figure(times), '1,500 ms');
  printFigure('longest frame meanwhile, at 4x CPU', figure(frames), '100 ms');
} finally {
  await phone.end();
  await shop.end();
}
