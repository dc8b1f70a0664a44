import { expect, test, vi } from 'vitest';
import { withPushShop } from '../../tests/support/push-shop.ts';

const shop = withPushShop();
const { make, pool } = shop;

const hour = 60 * 60_000;
/** A moment in Seoul, of today or so many days later: the jobs wait by the database's own clock. */
const inSeoul = (time: string, later = 0) => {
  const day = new Date(Date.now() + (9 + 24 * later) * hour).toISOString().slice(0, 10);
  return new Date(`${day}T${time}:00+09:00`);
};
const noon = () => inSeoul('12:00');
const night = () => inSeoul('23:00');
const morning = () => inSeoul('08:00', 1);
const none = '00000000-0000-0000-0000-000000000000';

const until = <Value>(check: () => Value | Promise<Value>) =>
  vi.waitFor(check, { timeout: 15_000, interval: 50 });
const received = (count: number) => until(() => expect(shop.received).toHaveLength(count));
const hasStates = (states: readonly string[]) =>
  until(async () => expect((await shop.deliveries()).map(({ state }) => state)).toEqual(states));
const eventsProcessed = () =>
  until(async () => expect((await pool.query('select from push_event')).rowCount).toBe(0));

async function newGraphic(artist_id: string, name = '고래', state = 'ACT') {
  const picture = { src: '/g.svg', width: 1, height: 1, extension: 'svg' };
  const price = { origin_price: 1000, price: 1000, promotion_price: 1000 };
  return make.insert('graphic', { artist_id, name_ko: name, name_en: 'Whale', state, ...picture, ...price });
}

const newEvent = (from = "now() - interval '1 hour'") =>
  pool.query(
    `insert into event (title, title_en, content, start_date, end_date)
     values ('봄맞이', 'Spring', '', ${from}, now() + interval '9 days')`,
  );

test('an artist’s new graphic reaches whoever asked, once per browser, in its language', async () => {
  const artist = await make.artist();
  const { userId, browser } = await shop.member({ topic: 'ARTIST', targetId: artist });
  const english = await shop.addBrowser(userId, 'en');
  await shop.member({ topic: 'ARTIST', targetId: await make.artist() });
  await Promise.all([shop.start(), shop.start()]);
  const graphic = await newGraphic(artist);
  await received(2);
  const { rows } = await pool.query('select path_name from artist where id = $1', [artist]);
  const navigate = `https://shop.test/artist/${rows[0].path_name}/graphic/${graphic}`;
  const saidTo = (path: string) => shop.received.find((message) => message.path === path)?.payload;
  expect(saidTo(browser.path)).toMatchObject({
    web_push: 8030,
    notification: {
      title: '작가 작가의 새 그래픽',
      body: '‘고래’ 그래픽이 나왔어요.',
      navigate,
      app_badge: 1,
      lang: 'ko',
    },
  });
  expect(saidTo(english.path)).toMatchObject({ notification: { body: '“Whale” is here.', navigate } });
  await hasStates(['SENT', 'SENT']);
  expect(shop.received[0]?.headers).toMatchObject({ urgency: 'normal', 'content-encoding': 'aes128gcm' });
  const inbox = await pool.query('select user_id from notification');
  expect(inbox.rows).toEqual([{ user_id: userId }]);
});

test('a graphic is announced when it is first shown, and not again after it was hidden for a while', async () => {
  const artist = await make.artist();
  await shop.member({ topic: 'ARTIST', targetId: artist });
  await shop.start();
  const graphic = await newGraphic(artist, '여우', 'READY');
  await eventsProcessed();
  for (const state of ['ACT', 'HIDDEN', 'ACT']) {
    await pool.query('update graphic set state = $1 where id = $2', [state, graphic]);
    await eventsProcessed();
  }
  await hasStates(['SENT']);
  expect(shop.received).toHaveLength(1);
});

test('a new graphic that is rolled back is not announced', async () => {
  const artist = await make.artist();
  await shop.member({ topic: 'ARTIST', targetId: artist });
  const client = await pool.connect();
  await client.query('begin');
  await client.query(
    `insert into graphic (artist_id, name_ko, name_en, src, width, height, extension, origin_price, price, promotion_price)
     values ($1, '', '', '/a.webp', 1, 1, '', 1, 1, 1)`,
    [artist],
  );
  await client.query('rollback');
  client.release();
  expect((await pool.query('select from push_event')).rowCount).toBe(0);
});

test('back in stock is told once to those who asked for the product or for one variant', async () => {
  const product = await make.product('머그');
  const option = await make.option(product);
  const [small, large] = [await make.variant(option, 'S', 0), await make.variant(option, 'L', 0)];
  const ofProduct = await shop.member({ topic: 'RESTOCK', targetId: product });
  const ofVariant = await shop.member({ topic: 'RESTOCK', targetId: large });
  await shop.start();
  const stock = (variant: string, count: number) =>
    pool.query('update product_variant set stock_count = $2 where id = $1', [variant, count]);
  await stock(small, 3);
  await received(1);
  await stock(large, 3);
  await received(2);
  expect(shop.received.map(({ path }) => path)).toEqual([ofProduct.browser.path, ofVariant.browser.path]);
  expect(shop.received[1]?.payload).toMatchObject({
    notification: { body: '머그 (검정, L) 상품을 다시 구매할 수 있어요.', tag: `restock-${large}` },
  });
  expect(shop.received[1]?.headers).toMatchObject({
    urgency: 'high',
    topic: expect.stringMatching(/^[\w-]{32}$/),
  });
  for (const count of [0, 5]) for (const variant of [small, large]) await stock(variant, count);
  await eventsProcessed();
  expect((await pool.query('select from push_topic_subscription')).rowCount).toBe(0);
  expect(shop.received).toHaveLength(2);
});

test('a notice needs no consent, a member who left hears nothing', async () => {
  await shop.member({ topic: 'NOTICE', targetId: none });
  const gone = await shop.member({ topic: 'NOTICE', targetId: none });
  await pool.query(`update "user" set state = 'WITHDRAWN' where id = $1`, [gone.userId]);
  await shop.start(night);
  const notice = await make.insert('notice', { title: '설 연휴 배송', content: '' });
  await received(1);
  expect(shop.received[0]?.payload).toMatchObject({
    notification: { body: '설 연휴 배송', navigate: `https://shop.test/mypage/notice#${notice}` },
  });
  await hasStates(['SENT']);
});

test('an answer reaches who has asked and nobody else, once, and repeats nothing of the question', async () => {
  const asker = await shop.member({ topic: 'NOTICE', targetId: none });
  await shop.member({ topic: 'NOTICE', targetId: none });
  const question = { user_id: asker.userId, content: '비밀 이야기', type: 'ETC' };
  const about = await make.insert('product_inquiry', {
    ...question,
    product_id: await make.product('머그'),
    is_secret: true,
  });
  const toShop = await make.insert('inquiry', { ...question, title: '제목' });
  await shop.start(night);
  const answer = `set state = 'ANSWERED', answer = '네', answered_at = now() where id = $1`;
  await pool.query(`update product_inquiry ${answer}`, [about]);
  await received(1);
  await pool.query(`update inquiry ${answer}`, [toShop]);
  await received(2);
  expect(shop.received.map(({ path }) => path)).toEqual([asker.browser.path, asker.browser.path]);
  expect(shop.received.map(({ payload }) => payload)).toMatchObject([
    { notification: { navigate: `https://shop.test/mypage/qna#${about}`, app_badge: 1 } },
    { notification: { navigate: `https://shop.test/mypage/oneonone#${toShop}`, app_badge: 2 } },
  ]);
  expect(JSON.stringify(shop.received)).not.toMatch(/비밀|제목/);
  await pool.query(`update inquiry set answer = '고친 답' where id = $1`, [toShop]);
  await eventsProcessed();
  await hasStates(['SENT', 'SENT']);
});

test('an event is advertising: it needs both consents, says so, and is not kept for the night', async () => {
  const willing = await shop.member({ topic: 'EVENT', targetId: none });
  await shop.agree(willing.userId, ['ADVERTISING', 'PUSH']);
  const half = await shop.member({ topic: 'EVENT', targetId: none });
  await shop.agree(half.userId, ['ADVERTISING']);
  const old = await shop.member({ topic: 'EVENT', targetId: none });
  await shop.agree(old.userId, ['ADVERTISING', 'PUSH'], '2024-11-20T11:00:00+09:00');
  await shop.start(noon);
  await newEvent();
  await hasStates(['REFUSED', 'REFUSED', 'SENT']);
  expect((await shop.deliveries()).map(({ reason }) => reason).sort()).toEqual([
    'consent-too-old',
    'no-consent',
    null,
  ]);
  expect(shop.received.map(({ path }) => path)).toEqual([willing.browser.path]);
  expect(shop.received[0]?.payload).toMatchObject({
    notification: { title: '(광고) 꾸밈: 봄맞이', body: expect.stringContaining('무료 수신거부') },
  });
  // The push service may keep it until nine in the evening, when the night begins.
  expect(Number(shop.received[0]?.headers.ttl)).toBe(9 * 3600);
});

test('advertising at night goes to those who agreed to it; the others get it in the morning', async () => {
  const nightMember = await shop.member({ topic: 'EVENT', targetId: none });
  await shop.agree(nightMember.userId, ['ADVERTISING', 'PUSH', 'NIGHT']);
  const dayMember = await shop.member({ topic: 'EVENT', targetId: none });
  await shop.agree(dayMember.userId, ['ADVERTISING', 'PUSH']);
  await shop.start(night);
  await newEvent();
  await hasStates(['SENT', 'WAITING']);
  expect(shop.received.map(({ path }) => path)).toEqual([nightMember.browser.path]);
  const waiting = `select start_after from jobs.job where name = 'push-delivery' and state = 'created'`;
  const { rows } = await pool.query(waiting);
  expect(rows).toEqual([{ start_after: morning() }]);
  await shop.stop();
  await pool.query(
    `update jobs.job set start_after = now() where name = 'push-delivery' and state = 'created'`,
  );
  await shop.start(morning);
  await received(2);
  expect(shop.received[1]?.path).toBe(dayMember.browser.path);
});

test('a member who refuses during the night is left alone in the morning', async () => {
  const { userId } = await shop.member({ topic: 'EVENT', targetId: none });
  await shop.agree(userId, ['ADVERTISING', 'PUSH']);
  await shop.start(night);
  await newEvent();
  const held = `select from jobs.job where name = 'push-delivery' and state = 'created' and start_after > now()`;
  await until(async () => expect((await pool.query(held)).rowCount).toBe(1));
  await shop.stop();
  await pool.query('delete from push_topic_subscription');
  await pool.query(
    `update jobs.job set start_after = now() where name = 'push-delivery' and state = 'created'`,
  );
  await shop.start(noon);
  await hasStates(['REFUSED']);
  expect(shop.received).toEqual([]);
});

test('a notice is announced when it is shown, also if that is postponed', async () => {
  const notice = await make.insert('notice', { title: '점검', content: '', created_at: inSeoul('12:00', 2) });
  const dueAt = `select due_at from push_event where topic = 'NOTICE' order by due_at`;
  expect((await pool.query(dueAt)).rows).toEqual([{ due_at: inSeoul('12:00', 2) }]);
  await pool.query('delete from push_event');
  await pool.query('update notice set created_at = $2 where id = $1', [notice, inSeoul('12:00', 5)]);
  expect((await pool.query(dueAt)).rows).toEqual([{ due_at: inSeoul('12:00', 5) }]);
});

test('an event is announced when it begins', async () => {
  await shop.member({ topic: 'EVENT', targetId: none });
  await newEvent("now() + interval '2 days'");
  const { rows } = await pool.query('select due_at > now() as "isLater" from push_event');
  expect(rows).toEqual([{ isLater: true }]);
});

test('an event whose message cannot be stored delays no other, and waits for a later time', async () => {
  const artist = await make.artist();
  await shop.member({ topic: 'ARTIST', targetId: artist });
  const refused = await newGraphic(artist, '가시');
  await pool.query(`create function refuse_message() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
    create trigger refuse before insert on push_message for each row when (new.subject_id = '${refused}')
      execute function refuse_message()`);
  await newGraphic(artist, '고래');
  await shop.start();
  await received(1);
  await pool.query('drop function refuse_message cascade');
  const { rows } = await pool.query('select subject_id, due_at > now() as "isLater" from push_event');
  expect(rows).toEqual([{ subject_id: refused, isLater: true }]);
});
