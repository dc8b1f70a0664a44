import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/**
 * The message for a buyer who comes back from a payment in a browser where nobody is signed in. By the address alone, so that
 * it says nothing about an order.
 *
 * @param returnTo path of the page to return to
 */
export function paymentNotice(returnTo: string): MessageDescriptor | null {
  const { pathname, searchParams } = new URL(returnTo, 'https://shop.invalid');
  if (/^\/order\/complete\/[^/]+$/.test(pathname))
    return msg`Your payment is registered, so there is no need to pay again. Log in to see your order, or go back to the app or browser that you ordered in.`;
  if (pathname === '/order/wait')
    return msg`Your payment is being checked, so please do not pay again. Log in to see the result, or go back to the app or browser that you ordered in.`;
  if (/^\/order\/[^/]+$/.test(pathname) && searchParams.has('error'))
    return msg`The payment did not go through. Log in to try again, or go back to the app or browser that you ordered in.`;
  return null;
}
