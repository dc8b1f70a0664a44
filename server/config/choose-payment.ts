import type { PaymentSettings } from '#server/ordering/payments/payment-settings.ts';
import type { Config } from './config.ts';

export type PaymentConfig = Pick<Config, 'demo' | 'publicOrigin' | 'payment'>;

/** The configured gateway. The demo shop of one machine brings its own gateway; one that others reach has to be told so. */
export const choosePayment = ({ demo, publicOrigin, payment }: PaymentConfig): PaymentSettings =>
  payment ?? (demo && !publicOrigin ? { kind: 'sandbox', contract: 'v2' } : { kind: 'none', missing: [] });
