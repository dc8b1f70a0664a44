/** The alerts for an operator about an order that is paid. */
export type PaidAlert = {
  readonly kind: keyof typeof paidAlerts;
  readonly state: string;
  readonly canceledAmount: number;
  readonly transactionId: string;
};

export const paidAlerts = {
  'given-back':
    'payment: all that was left of an order was given back at the payment company, so the order is canceled',
  held: 'payment: money of an order was given back at the payment company, so the order is held: cancel the lines that it was for, or release the order by POST /admin/orders/:id/release',
  changed:
    'payment: the payment company does not call it paid any more, so the order is held: ask the company, then cancel or release the order',
  'second-transaction':
    'payment: the payment company names another transaction of a payment that has paid, and nothing is given back: look there whether the buyer has paid twice',
} as const;
