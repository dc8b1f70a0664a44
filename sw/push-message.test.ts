import { expect, test } from 'vitest';
import { readPushMessage } from './push-message.ts';

const message = (notification: object) => JSON.stringify({ web_push: 8030, notification });

test('a declarative message is shown with its own texts', () => {
  const navigate = 'https://shop.test/product/1';
  const text = message({ title: '재입고', body: '머그', navigate, tag: 'a', lang: 'ko', app_badge: 3 });
  expect(readPushMessage(text, 'ko')).toEqual({
    title: '재입고',
    options: expect.objectContaining({ body: '머그', tag: 'a', lang: 'ko', data: { href: navigate } }),
    badge: 3,
  });
});

test.each([
  [null, '꾸밈'],
  ['', '꾸밈'],
  ['not json', '꾸밈'],
  ['null', '꾸밈'],
  ['[]', '꾸밈'],
  ['{"web_push":8030}', '꾸밈'],
  ['{"web_push":9001,"notification":{"title":"x"}}', '꾸밈'],
  ['{"web_push":8030,"notification":{"title":7}}', '꾸밈'],
])('%j cannot be read, so a general text is shown', (text, title) => {
  expect(readPushMessage(text, 'ko-KR')).toMatchObject({
    title,
    options: { body: '새로운 소식이 있어요.', data: { href: '/mypage/notification' } },
    badge: null,
  });
  expect(readPushMessage(text, 'en-US').title).toBe('kkumim');
});

test.each([
  [0, 0],
  ['4', 4],
  [-1, null],
  [1.5, null],
  ['many', null],
  [undefined, null],
])('a badge of %j is read as %j', (app_badge, badge) => {
  expect(readPushMessage(message({ title: '소식', app_badge }), 'ko').badge).toBe(badge);
});
