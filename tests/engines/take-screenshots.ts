import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder } from '#tools/scripts/run-command.ts';
import { layOutContactSheets } from '../screens/contact-sheet.ts';
import { findCustomProduct } from '../support/editor-screen.ts';
import prepareDemoShops from '../support/prepare-demo-shops.ts';
import { openShop, type RunningShop, shopPort } from '../support/running-shop.ts';
import { readShopFacts } from '../support/shop-facts.ts';
import { type EngineName, engineNames, openEngine } from './engines.ts';
import { createScreen, type Screen, until } from './screen.ts';
import { submitSignIn } from './sign-in.ts';

// Twenty screens of the shop in each engine, side by side, to be looked at: `npm run test:engines -- screenshots`.

const folder = join(projectFolder, '.cache/engine-screens');

async function addressesOf({ pool }: RunningShop) {
  const { ids, product, graphic } = await readShopFacts(pool);
  const custom = await findCustomProduct(pool);
  return {
    visitor: [
      '/main',
      product,
      '/category',
      '/search',
      '/search?keyword=%EA%B3%A0%EC%96%91%EC%9D%B4',
      graphic,
      `/artist/${ids.artist}`,
      `/brand/${ids.brand}`,
      `/review/${ids.review}`,
      '/event',
      `/plan/${ids.plan}`,
      '/cart',
      '/sign-up',
      '/login',
    ],
    member: [
      '/mypage',
      '/mypage/order',
      '/mypage/like',
      '/mypage/coupon',
      '/mypage/notification',
      `/custom/${custom.id}`,
    ],
  };
}

async function photograph(screen: Screen, address: string, file: string): Promise<Buffer> {
  await screen.goTo(address);
  await until(`the pictures of ${address}`, () => screen.page.run(showsEverything)).catch(console.warn);
  await screen.page.screenshot(file);
  return await readFile(file);
}

/** Runs in the page. What is in the window, with its pictures. */
function showsEverything(): boolean {
  const pictures = [...document.images].filter((image) => {
    const { top, left, right } = image.getBoundingClientRect();
    // The browser loads no pictures of a carousel that are far beside the window.
    return top < innerHeight && left < innerWidth && right > 0;
  });
  const isBusy = document.querySelector('main [aria-busy="true"]') !== null;
  return !isBusy && document.querySelector('h1') !== null && pictures.every(({ complete }) => complete);
}

async function photographEngine(engine: EngineName): Promise<void> {
  const place = engineNames.indexOf(engine) % 2;
  const shop = await openShop(shopPort(place), place);
  const page = await openEngine(engine);
  try {
    const { visitor, member } = await addressesOf(shop);
    const screen = createScreen(page, shop.address);
    await screen.open('/terms');
    await page.run(() => localStorage.setItem('kkumim.popup-closed-at', new Date().toISOString()));
    await screen.open('/privacy');
    const photographs: { name: string; png: Buffer }[] = [];
    const addScreen = async (address: string) => {
      const file = join(folder, `${engine}-${photographs.length + 1}.png`);
      photographs.push({ name: address.slice(0, 40), png: await photograph(screen, address, file) });
    };
    for (const address of visitor) await addScreen(address);
    await submitSignIn(screen);
    await screen.isAt(/^(?!\/login)/);
    for (const address of member) await addScreen(address);
    for (const [number, sheet] of (await layOutContactSheets(photographs)).entries())
      await writeFile(join(folder, `${engine}-sheet-${number + 1}.png`), sheet);
    process.stdout.write(`${photographs.length} screens of ${engine} are in ${folder}\n`);
  } finally {
    await page.close();
    await shop.end();
  }
}

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
await prepareDemoShops({ workers: 2 });
for (const engine of engineNames) if (process.argv.includes(engine)) await photographEngine(engine);
