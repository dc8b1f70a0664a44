import type { CDPSession } from 'playwright/test';
import { logIn, logOut } from '../support/log-in.ts';
import { expect } from '../support/phone-test.ts';
import { clickNotification, readNotifications, recordNotifications, test } from '../support/push-test.ts';
import { shopperPush } from '../support/shopper-push.ts';

// The whole way: three processes, and a server that starts anew for each test.

test('an artist’s new graphic calls the member back, and a touch opens it', async ({ phone, shop }) => {
  const push = shopperPush(shop.pool);
  const { path, artist, artistId, artistPath } = await push.findGraphic();
  const page = await phone.open('/main');
  await phone.waitUntilCached(page);
  const shownTitles = await recordNotifications(phone.context);
  await logIn(page, path);
  const bell = page.getByRole('button', { name: `알림 받기 ${artist}` });
  await bell.click();
  await expect(page.getByRole('button', { name: `알림 받는 중 ${artist}` })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(await push.topics()).toEqual([{ topic: 'ARTIST', target_id: artistId }]);

  const { rows } = await shop.pool.query<{ id: string }>(
    `insert into graphic (artist_id, name_ko, name_en, src, width, height, extension, origin_price, price, promotion_price)
     select artist_id, '밤의 고래', 'Night whale', src, width, height, extension, origin_price, price, promotion_price
     from graphic where artist_id = $1 and state = 'ACT' limit 1 returning id`,
    [artistId],
  );
  try {
    const title = `${artist} 작가의 새 그래픽`;
    await expect.poll(shownTitles).toEqual([title]);
    const there = `/artist/${artistPath}/graphic/${rows[0]?.id}`;
    const [shown] = await readNotifications(page);
    expect(shown).toMatchObject({ body: '‘밤의 고래’ 그래픽이 나왔어요.', href: shop.address + there });

    await page.goto('/category');
    await page.waitForLoadState('networkidle');
    const [worker] = phone.context.serviceWorkers();
    if (!worker) throw new Error('The service worker is gone.');
    await clickNotification(worker, title);
    await expect(page).toHaveURL(there);
    expect(await readNotifications(page)).toEqual([]);
  } finally {
    await shop.pool.query('delete from graphic where id = $1', [rows[0]?.id]);
  }
});

test('a product back in stock calls once; a phone that left the service is forgotten', {
  tag: '@release',
}, async ({ phone, pushService, shop }) => {
  const push = shopperPush(shop.pool);
  const product = await push.findProduct();
  try {
    await product.sellOut();
    const page = await phone.open('/main');
    await phone.waitUntilCached(page);
    const shownTitles = await recordNotifications(phone.context);
    await logIn(page, `/product/${product.id}`);
    await page.getByRole('button', { name: '재입고 알림' }).click();
    await expect(page.getByRole('button', { name: '알림 받는 중' })).toBeVisible();
    await product.restock();
    await expect.poll(shownTitles).toEqual(['기다리던 상품이 다시 들어왔어요']);
    await expect.poll(() => push.topics()).toEqual([]);

    const [device] = await push.devices();
    pushService.expire(device?.endpoint ?? '');
    await push.subscribe('RESTOCK', product.id);
    await product.sellOut();
    await product.restock();
    await expect.poll(() => push.devices()).toEqual([]);
  } finally {
    await product.restock();
  }
});

test('signing out leaves nobody to call on this phone', async ({ phone, shop }) => {
  const push = shopperPush(shop.pool);
  const { path } = await push.findGraphic();
  const page = await phone.open('/main');
  await phone.waitUntilCached(page);
  await logIn(page, path);
  await page.getByRole('button', { name: '알림 받기' }).click();
  await expect.poll(() => push.devices()).toHaveLength(1);
  await expect.poll(() => push.topics()).toHaveLength(1);
  await logOut(page);
  await expect.poll(() => push.devices()).toEqual([]);
  const isSubscribed = () =>
    page.evaluate(async () => {
      const { pushManager } = await navigator.serviceWorker.ready;
      return (await pushManager.getSubscription()) !== null;
    });
  await expect.poll(isSubscribed).toBe(false);
  // The topic subscription belongs to the member, not to the phone.
  expect(await push.topics()).toHaveLength(1);
});

test('a phone that the server lost is there again after the next start', { tag: '@release' }, async ({
  phone,
  shop,
}) => {
  const push = shopperPush(shop.pool);
  const { path } = await push.findGraphic();
  const page = await phone.open('/main');
  await phone.waitUntilCached(page);
  await logIn(page, path);
  await page.getByRole('button', { name: '알림 받기' }).click();
  await expect.poll(() => push.devices()).toHaveLength(1);
  await shop.pool.query('delete from push_subscription');
  await page.goto('/main');
  await expect.poll(() => push.devices()).toHaveLength(1);
});

test('every push message shows something, whatever arrives', { tag: '@release' }, async ({ phone, shop }) => {
  const page = await phone.open('/main');
  await phone.waitUntilCached(page);
  const shownTitles = await recordNotifications(phone.context);
  const worker = await workerOf(await phone.context.newCDPSession(page), shop.address);
  const notification = {
    title: '하나',
    body: '몸',
    navigate: `${shop.address}/event`,
    tag: 'a',
    app_badge: 3,
  };
  await worker.deliver(JSON.stringify({ web_push: 8030, notification }));
  await worker.deliver(JSON.stringify({ web_push: 8030, notification: { ...notification, title: '둘' } }));
  await worker.deliver(JSON.stringify({ web_push: 8030, notification: { title: '셋', navigate: '/main' } }));
  await worker.deliver('not json');
  await worker.deliver('');
  await expect.poll(shownTitles).toHaveLength(5);
  const shown = await readNotifications(page);
  expect(shown.map(({ title }) => title).sort()).toEqual(['꾸밈', '꾸밈', '둘', '셋']);
  expect(shown.find(({ title }) => title === '둘')).toMatchObject({
    tag: 'a',
    href: `${shop.address}/event`,
  });
  expect(shown.find(({ title }) => title === '꾸밈')?.body).toBe('새로운 소식이 있어요.');
});

/** The shop's service worker as the browser's own tools reach it. */
async function workerOf(devtools: CDPSession, origin: string) {
  const found = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await found;
  return {
    deliver: (data: string) =>
      devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data }),
  };
}
