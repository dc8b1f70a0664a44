import type { Page } from 'playwright';
import { logIn } from '../support/log-in.ts';
import { openShop } from '../support/running-shop.ts';
import { shopperReactions } from '../support/shopper-reactions.ts';
import { median, printFigure } from './figures.ts';
import { openShopperPhone } from './shopper-phone.ts';

// From a touch to the next paint: what INP counts, in milliseconds at 4x CPU. The browser rounds to 8 ms.

const turns = 10;
const begun = new Date();

const shop = await openShop(3441);
const phone = await openShopperPhone(shop.address);
const { page } = phone;
const { rows } = await shop.pool.query<{ id: string }>(
  `select id from product where state = 'ACT' order by position limit 1`,
);

const touches: readonly { name: string; path: string; touch: (page: Page, turn: number) => Promise<void> }[] =
  [
    {
      name: 'like',
      path: '/main',
      touch: (open) =>
        open
          .getByRole('button', { name: /좋아요/ })
          .first()
          .click(),
    },
    {
      name: 'tab',
      path: `/product/${rows[0]?.id}`,
      touch: (open, turn) =>
        open
          .getByRole('tab')
          .nth(turn % 2 === 0 ? 1 : 0)
          .click(),
    },
    {
      name: 'carousel',
      path: '/main',
      // On a phone the arrows are there for those who do not swipe: they show themselves to the keyboard.
      touch: (open) => open.getByRole('button', { name: '다음', disabled: false }).first().press('Enter'),
    },
  ];

/** The longest interaction since the last call; 0 when the browser counted none as slow as one frame. */
function slowest(): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let longest = 0;
        const since = Number(document.documentElement.dataset.benchSince ?? 0);
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if (entry.startTime >= since) longest = Math.max(longest, entry.duration);
        });
        // The type knows no threshold yet.
        observer.observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
        setTimeout(() => {
          document.documentElement.dataset.benchSince = String(performance.now());
          resolve(longest);
        }, 500);
      }),
  );
}

try {
  console.log('\nFrom a touch to the next paint at 4x CPU, median (worst)');
  await logIn(page, '/mypage');
  await phone.throttleCpu();
  for (const { name, path, touch } of touches) {
    await page.goto(path);
    // Content below the first screen comes with the first interaction.
    await page.mouse.move(120, 240);
    await page.waitForLoadState('networkidle');
    const all: number[] = [];
    await slowest();
    for (let turn = 0; turn < turns; turn += 1) {
      await touch(page, turn);
      all.push(await slowest());
    }
    printFigure(name, `${median(all)} (${Math.max(...all)}) ms`, '100 ms');
  }
} finally {
  await shopperReactions(shop.pool).reset(begun);
  await phone.end();
  await shop.end();
}
