import { type PaymentMethod, paymentMethods } from '#server/ordering/payments/payment-gateway.ts';
import type { PaymentSettings } from '#server/ordering/payments/payment-settings.ts';
import type { Config } from './config.ts';
import { isLocalDemo } from './local-demo.ts';

export type PaymentConfig = Pick<Config, 'demo' | 'publicOrigin' | 'payment'>;

/** The configured gateway. The demo shop of one machine brings its own gateway; one that others reach has to be told so. */
export const choosePayment = (config: PaymentConfig): PaymentSettings =>
  config.payment ??
  (isLocalDemo(config) ? { kind: 'sandbox', contract: 'v2' } : { kind: 'none', missing: [] });

// The settings of browsers for the gateway.

const portoneScripts = {
  portone_v2: 'https://cdn.portone.io/v2/browser-sdk.js',
  portone_v1: 'https://cdn.iamport.kr/v1/iamport.js',
} as const;

const sandboxScripts = { v2: '/sandbox/v2/browser-sdk.js', v1: '/sandbox/v1/iamport.js' } as const;

export type BrowserPayment = {
  readonly provider: 'PORTONE_V2' | 'PORTONE_V1';
  readonly scriptUrl: string;
  readonly methods: readonly PaymentMethod[];
  /** Payments are for practice. */
  readonly isSandbox: boolean;
};

/** For the public configuration; null hides buying. */
export function browserPayment(config: Config): BrowserPayment | null {
  const settings = choosePayment(config);
  switch (settings.kind) {
    case 'none':
      return null;
    case 'sandbox':
      return {
        provider: settings.contract === 'v2' ? 'PORTONE_V2' : 'PORTONE_V1',
        scriptUrl: sandboxScripts[settings.contract],
        methods: paymentMethods,
        isSandbox: true,
      };
    case 'portone_v2':
    case 'portone_v1':
      return {
        provider: settings.kind === 'portone_v2' ? 'PORTONE_V2' : 'PORTONE_V1',
        scriptUrl: portoneScripts[settings.kind],
        methods: paymentMethods.filter((method) => settings.channels[method]),
        isSandbox: false,
      };
  }
}

const portoneSources = {
  portone_v2: { script: 'https://cdn.portone.io', calls: 'https://*.portone.io' },
  portone_v1: { script: 'https://cdn.iamport.kr', calls: 'https://*.iamport.kr' },
} as const;

const noSources = { script: [], frame: [], connect: [], form: [] };

/** The sources that the security policy allows for it. The windows of payment companies differ; the operator names theirs. */
export function paymentSources(config: Config) {
  const { kind } = choosePayment(config);
  if (kind === 'none' || kind === 'sandbox') return noSources;
  const { script, calls } = portoneSources[kind];
  const own = config.paymentSources;
  return {
    script: [script, ...own],
    frame: [calls, ...own],
    connect: [calls, ...own],
    form: [calls, ...own],
  };
}
