import { afterEach, beforeEach, test } from 'vitest';
import { readKept } from '../support/kept-on-device.ts';
import { shopperReactions } from '../support/shopper-reactions.ts';
import { until } from './screen.ts';
import type { VisitedShop } from './visited-shop.ts';

/** By the member who is signed in. */
export function describeOffline(visit: VisitedShop): void {
  let since: Date;
  beforeEach(() => {
    since = new Date();
  });
  afterEach(async () => {
    await visit.shop.reconnect();
    await shopperReactions(visit.shop.pool).reset(since);
  });

  test('a page that was seen opens without a network, and a like given then arrives when it is back', async () => {
    const { screen } = visit;
    visit.expectErrors(
      /Failed to load|ERR_|QueryError|Failed to fetch|NetworkError|Load failed|connect|network/i,
    );
    const reactions = shopperReactions(visit.shop.pool);
    const graphic = await reactions.findUnlikedGraphic();
    await screen.open(graphic.path);
    await until('the worker controls the page', () =>
      screen.page.run(async () => {
        await navigator.serviceWorker.ready;
        return navigator.serviceWorker.controller !== null;
      }),
    );
    await screen.findPart(`${graphic.name} 좋아요`);
    await until('the page and its answer are on the device', async () => {
      const { paths, ids } = await screen.page.run(readKept);
      return paths.includes(graphic.path) && ids.includes(graphic.id);
    });
    await visit.shop.disconnect();
    const notice = await screen.watchFor('이 기기에 저장했어요. 다시 연결되면 바로 보낼게요.');
    await screen.pressPart(`${graphic.name} 좋아요`);
    await notice.comes();
    await screen.open(graphic.path);
    await screen.sees('연결되면 보낼게요');
    await visit.shop.reconnect();
    await until('the like has arrived', () => reactions.isLiked(graphic.id));
  });
}
