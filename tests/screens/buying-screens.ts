import { shopperEmail } from '../support/log-in.ts';
import * as actions from './buying-actions.ts';
import type { Screen } from './screen.ts';

type Rows = {
  readonly checkout: string;
  /** The checkout whose address is taken out. */
  readonly emptied: string;
};

/** From the cart to the payment, as the shopper of the demo shop. */
export function buyingScreens({ checkout, emptied }: Rows): readonly Screen[] {
  const path = `/order/${checkout}`;
  return (
    [
      { name: 'cart', path: '/cart' },
      { name: 'cart-options', path: '/cart', open: actions.changeOptions },
      { name: 'checkout', path, act: actions.waitForQuote },
      { name: 'checkout-deposit', path, act: actions.chooseDeposit },
      { name: 'checkout-new-address', path: `/order/${emptied}`, act: actions.chooseNewAddress },
      { name: 'checkout-problems', path: `/order/${emptied}`, act: actions.payAtOnce },
      { name: 'address-search', path: `/order/${emptied}`, open: actions.searchAddress },
      { name: 'payment-window', path, open: actions.openPayment },
      { name: 'order-wait', path, act: actions.waitForPayment },
      { name: 'payment-refused', path, act: actions.payInVain },
      { name: 'order-missing', path: '/order/00000000-0000-4000-8000-000000000001' },
    ] satisfies readonly Screen[]
  ).map((screen) => ({ ...screen, member: shopperEmail }));
}
