import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCustomProduct, removeCustoms, storedCustoms } from '../support/editor-screen.ts';
import { type Screen, until } from './screen.ts';
import type { VisitedShop } from './visited-shop.ts';

const layers = 'button[data-layer]';

/** By the member who is signed in. */
export function describeEditing(visit: VisitedShop, name: string): void {
  let productId: string;
  beforeAll(async () => {
    productId = (await findCustomProduct(visit.shop.pool)).id;
  });
  afterAll(() => removeCustoms(visit.shop.pool, name));

  test('a graphic is put on a product and moved by a finger and by keys, taken back and saved', async () => {
    const { screen } = visit;
    await screen.goTo(`/custom/${productId}`);
    await closeGuide(screen);
    await screen.press('그래픽 추가');
    await screen.pressElement('dialog[open] li button');
    await until('a layer', async () => (await countLayers(screen)) === 1);
    await screen.press('닫기');
    await until('the list is closed', () => screen.page.run(() => !document.querySelector('dialog[open]')));
    await selectByTaps(screen);

    const start = await placeOf(screen);
    await screen.page.drag(start, { x: start.x + 30, y: start.y + 50 });
    await until('the finger has moved it', async () => (await placeOf(screen)).y - start.y > 40);
    // As the tab key does: a finger leaves no focus behind in every engine.
    await screen.page.run((css) => document.querySelector<HTMLElement>(css)?.focus(), layers);
    const dragged = await placeOf(screen);
    await screen.page.press('ArrowUp', 'Shift');
    await until('keys have moved it', async () => (await placeOf(screen)).y < dragged.y - 2);
    await screen.press('되돌리기');
    await until('one step is taken back', async () => Math.abs((await placeOf(screen)).y - dragged.y) < 1);

    await screen.press('저장');
    await screen.fill('dialog[open] input', name);
    await screen.press('확인');
    await screen.sees('내 계정에 저장됨');
    expect(await storedCustoms(visit.shop.pool, name)).toMatchObject([{ layers: 1 }]);
  });
}

/** Shown once on a device, and only once it has been found out that this is the first time. */
async function closeGuide(screen: Screen): Promise<void> {
  await screen.press('시작하기');
  await until('the guide is closed', () => screen.page.run(() => !document.querySelector('dialog[open]')));
}

/** The first tap selects, of two that overlap the upper one, and a tap beside them none. Leaves the lower one. */
async function selectByTaps(screen: Screen): Promise<void> {
  const lower = await placeOf(screen);
  await screen.press('복제');
  await until('a copy', async () => (await countLayers(screen)) === 2);
  const upper = await placeOf(screen, 1);
  const beside = { x: 30, y: lower.y - lower.height / 2 - 30 };
  const corner = { x: lower.x - lower.width / 2 + 8, y: lower.y - lower.height / 2 + 8 };
  const shared = { x: (lower.x + upper.x) / 2, y: (lower.y + upper.y) / 2 };
  for (const [spot, selected] of [
    [beside, 'false,false'],
    [corner, 'true,false'],
    [beside, 'false,false'],
    [shared, 'false,true'],
  ] as const) {
    await screen.page.tap(spot);
    await until(`what is selected: ${selected}`, async () => (await selection(screen)) === selected);
  }
  await screen.press('되돌리기');
  await until('no copy', async () => (await countLayers(screen)) === 1);
}

const selection = (screen: Screen) =>
  screen.page.run(
    (css) => Array.from(document.querySelectorAll(css), (layer) => layer.getAttribute('aria-pressed')).join(),
    layers,
  );

const countLayers = (screen: Screen) =>
  screen.page.run((css) => document.querySelectorAll(css).length, layers);

/** Where it comes to rest: its middle, and its size. */
const placeOf = (screen: Screen, index = 0) =>
  until('the middle of the layer', () =>
    screen.page.run(
      async (css, at) => {
        const middle = () => {
          const box = document.querySelectorAll(css)[at]?.getBoundingClientRect();
          return box
            ? { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width, height: box.height }
            : null;
        };
        const before = middle();
        for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
        const after = middle();
        return before?.x === after?.x && before?.y === after?.y ? after : null;
      },
      layers,
      index,
    ),
  );
