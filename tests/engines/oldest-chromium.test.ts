import { expect, test } from 'vitest';
import { describeEarlyLike, describeFirstAnswer } from './before-scripts.ts';
import { addToCart } from './buying.ts';
import { describeEditing } from './editing.ts';
import { describeSignIn } from './sign-in.ts';
import { withEngine } from './visited-shop.ts';

const visit = withEngine('oldest-chromium');

test('it is as old as the oldest that the shop promises to serve', async () => {
  expect(await visit.screen.page.run(() => navigator.userAgent)).toMatch(/Chrome\/111\./);
});

test('the main page and a product open, and a visitor puts it into the cart', async () => {
  const { screen } = visit;
  await screen.open('/main');
  await screen.find('티셔츠');
  await addToCart(visit);
  await screen.open('/cart');
  await screen.findPart('1개 주문하기');
});

describeFirstAnswer(visit);
describeEarlyLike(visit);
describeSignIn(visit);
describeEditing(visit, '낡은 크롬 티셔츠');
