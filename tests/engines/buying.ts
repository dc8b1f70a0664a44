import { afterAll, expect, test } from 'vitest';
import { boughtProduct, orderOf, resetBuying } from '../support/shopper-orders.ts';
import type { VisitedShop } from './visited-shop.ts';

const methods = [
  ['신용·체크카드', 'CARD', 'PAID'],
  ['가상계좌', 'VIRTUAL_ACCOUNT', 'DEPOSIT_WAITING'],
  ['네이버페이', 'NAVER_PAY', 'PAID'],
  ['카카오페이', 'KAKAO_PAY', 'PAID'],
] as const;

/** By the member who is signed in. */
export function describeBuying(visit: VisitedShop): void {
  afterAll(() => resetBuying(visit.shop.pool));

  for (const [name, method, state] of methods) {
    test(`a member buys by ${method}, and comes back from the payment window`, async () => {
      const { screen } = visit;
      await chooseShirt(visit);
      await screen.press('구매하기');
      const path = await screen.isAt(/^\/order\/[\w-]{36}$/);
      const id = path.slice('/order/'.length);
      await screen.press(name);
      await screen.press('전체동의');
      await screen.pressPart('결제하기');
      await screen.isAt(/^\/sandbox\/window\//);
      await screen.press('승인');
      await screen.pressElement('button[value="pay"]');
      await screen.isAt(`/order/complete/${id}`);
      await screen.sees('주문번호');
      expect(await orderOf(visit.shop.pool, id)).toMatchObject({ payment_method: method, state });
    });
  }
}

/** In the sheet of options, which is open then. */
async function chooseShirt({ screen, shop }: VisitedShop): Promise<void> {
  await screen.goTo(`/product/${await boughtProduct(shop.pool)}`);
  await screen.press('구매하기');
  await screen.press('M');
  await screen.press('프린팅');
}

export async function addToCart(visit: VisitedShop): Promise<void> {
  await chooseShirt(visit);
  const notice = await visit.screen.watchFor('장바구니에 담았어요.');
  await visit.screen.press('장바구니 담기');
  await notice.comes();
}
