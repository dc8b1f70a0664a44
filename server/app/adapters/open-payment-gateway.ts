import { choosePayment, type PaymentConfig } from '#server/config/choose-payment.ts';
import type { PaymentGateway } from '#server/ordering/payments/payment-gateway.ts';
import type {
  PaymentSettings,
  PortoneV1Settings,
  PortoneV2Settings,
} from '#server/ordering/payments/payment-settings.ts';
import type { Log } from '#server/platform/log.ts';
import { type SandboxCredentials, sandboxStore } from '#server/sandbox/gateway/credentials.ts';

/** The sandbox gateway of this shop, as its API is reached from the server. */
export type SandboxAddress = { readonly address: string; readonly credentials: SandboxCredentials };

/** Null: nothing is configured, and buying is hidden. The library of a gateway is loaded where it is used. */
export async function openPaymentGateway(
  config: PaymentConfig,
  sandbox: SandboxAddress | null,
  log: Pick<Log, 'info' | 'warn'>,
): Promise<PaymentGateway | null> {
  const settings = toPortone(choosePayment(config), sandbox);
  switch (settings.kind) {
    case 'none':
      if (settings.missing.length > 0)
        log.warn({ missing: settings.missing }, 'payments: not configured completely, buying is hidden');
      else log.info({}, 'payments: not configured, buying is hidden');
      return null;
    case 'portone_v2':
      log.info({ gateway: new URL(settings.apiUrl).host, store: settings.storeId }, 'payments: PortOne V2');
      return (await import('#server/ordering/payments/portone-v2.ts')).createPortoneV2(settings);
    case 'portone_v1':
      log.info({ gateway: new URL(settings.apiUrl).host, store: settings.impCode }, 'payments: PortOne V1');
      return (await import('#server/ordering/payments/portone-v1.ts')).createPortoneV1(settings);
  }
}

type Portone = PortoneV2Settings | PortoneV1Settings | Extract<PaymentSettings, { kind: 'none' }>;

/** The sandbox is PortOne at another address. */
function toPortone(settings: PaymentSettings, sandbox: SandboxAddress | null): Portone {
  if (settings.kind !== 'sandbox') return settings;
  if (!sandbox) return { kind: 'none', missing: ['the sandbox gateway'] };
  const { address, credentials } = sandbox;
  return settings.contract === 'v2'
    ? {
        kind: 'portone_v2',
        apiUrl: address,
        storeId: sandboxStore.storeId,
        apiSecret: credentials.apiSecret,
        webhookSecrets: [credentials.webhookSecret],
        channels: sandboxStore.channels,
        channelType: 'TEST',
      }
    : {
        kind: 'portone_v1',
        apiUrl: `${address}/v1`,
        impCode: sandboxStore.impCode,
        impKey: credentials.impKey,
        impSecret: credentials.impSecret,
        channels: sandboxStore.merchants,
        channelType: 'TEST',
      };
}
