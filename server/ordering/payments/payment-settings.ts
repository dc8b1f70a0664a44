import * as v from 'valibot';
import { type ChannelType, type PaymentMethod, paymentMethods } from './payment-gateway.ts';

/** How each method is paid; a method without an entry is not offered. */
type Channels = Readonly<Partial<Record<PaymentMethod, string>>>;

export type PortoneV2Settings = {
  readonly kind: 'portone_v2';
  readonly apiUrl: string;
  readonly storeId: string;
  readonly apiSecret: string;
  /** The one before the last stays valid while it is replaced. */
  readonly webhookSecrets: readonly string[];
  readonly channels: Channels;
  readonly channelType: ChannelType;
};

export type PortoneV1Settings = {
  readonly kind: 'portone_v1';
  readonly apiUrl: string;
  /** The value that PortOne calls the identification code of the merchant. */
  readonly impCode: string;
  readonly impKey: string;
  readonly impSecret: string;
  /** `provider.merchant id`, for instance `html5_inicis.MOIshop001`. */
  readonly channels: Channels;
  readonly channelType: ChannelType;
};

export type PaymentSettings =
  | PortoneV2Settings
  | PortoneV1Settings
  | { readonly kind: 'sandbox'; readonly contract: 'v1' | 'v2' }
  /** Buying is hidden. */
  | { readonly kind: 'none'; readonly missing: readonly string[] };

const secret = v.pipe(v.string(), v.regex(/^[!-~]{8,}$/), v.description('printable ASCII'));
const channel = v.pipe(
  v.string(),
  v.regex(/^[\w.-]{3,100}$/),
  v.description('a channel, as PortOne shows it'),
);
const webhookSecret = v.pipe(
  v.string(),
  v.regex(/^whsec_[A-Za-z0-9+/]+=*$/),
  v.description('a secret like whsec_…'),
);
const apiUrl = v.pipe(
  v.string(),
  v.check((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? '') && !value.endsWith('/')),
  v.description('an http(s) address without a closing slash'),
);
const sources = v.pipe(
  v.string(),
  v.transform((value) => value.split(/\s+/).filter(Boolean)),
  v.check((values) => values.every((value) => /^https:\/\/(\*\.)?[\w-]+(\.[\w-]+)+$/.test(value))),
  v.description('addresses like https://stdpay.example https://*.pay.example'),
);

export const paymentVariables = {
  PAYMENT: v.optional(
    v.pipe(
      v.picklist(['portone_v2', 'portone_v1', 'sandbox', 'sandbox_v1', 'off']),
      v.description('portone_v2, portone_v1, sandbox, sandbox_v1 or off'),
    ),
  ),
  PAYMENT_CHANNEL_TYPE: v.optional(
    v.pipe(v.picklist(['LIVE', 'TEST']), v.description('LIVE or TEST')),
    'LIVE',
  ),
  PAYMENT_SOURCES: v.optional(sources, ''),
  PORTONE_STORE_ID: v.optional(
    v.pipe(v.string(), v.regex(/^store-[\w-]+$/), v.description('an id like store-…')),
  ),
  PORTONE_API_SECRET: v.optional(secret),
  PORTONE_WEBHOOK_SECRET: v.optional(webhookSecret),
  PORTONE_WEBHOOK_SECRET_BEFORE: v.optional(webhookSecret),
  PORTONE_API_URL: v.optional(apiUrl, 'https://api.portone.io'),
  PORTONE_CARD: v.optional(channel),
  PORTONE_VIRTUAL_ACCOUNT: v.optional(channel),
  PORTONE_NAVER_PAY: v.optional(channel),
  PORTONE_KAKAO_PAY: v.optional(channel),
  IAMPORT_CODE: v.optional(
    v.pipe(v.string(), v.regex(/^imp\d{8,10}$/), v.description('an identification code like imp00000000')),
  ),
  IAMPORT_KEY: v.optional(secret),
  IAMPORT_SECRET: v.optional(secret),
  IAMPORT_API_URL: v.optional(apiUrl, 'https://api.iamport.kr'),
};

const schema = () => v.object(paymentVariables);
type Output = v.InferOutput<ReturnType<typeof schema>>;

/** A setting that is missing is named and hides buying: a shop that cannot be paid still shows its products. */
export function readPayment(output: Output): PaymentSettings | null {
  switch (output.PAYMENT) {
    case undefined:
      return null;
    case 'off':
      return { kind: 'none', missing: [] };
    case 'sandbox':
      return { kind: 'sandbox', contract: 'v2' };
    case 'sandbox_v1':
      return { kind: 'sandbox', contract: 'v1' };
    case 'portone_v2':
      return readV2(output);
    case 'portone_v1':
      return readV1(output);
  }
}

function readV2(output: Output): PaymentSettings {
  const { PORTONE_STORE_ID, PORTONE_API_SECRET, PORTONE_WEBHOOK_SECRET } = output;
  const { PORTONE_WEBHOOK_SECRET_BEFORE: before } = output;
  if (!PORTONE_STORE_ID || !PORTONE_API_SECRET || !PORTONE_WEBHOOK_SECRET || !hasChannel(output))
    return missing({ PORTONE_STORE_ID, PORTONE_API_SECRET, PORTONE_WEBHOOK_SECRET }, output);
  return {
    kind: 'portone_v2',
    apiUrl: output.PORTONE_API_URL,
    storeId: PORTONE_STORE_ID,
    apiSecret: PORTONE_API_SECRET,
    webhookSecrets: before ? [PORTONE_WEBHOOK_SECRET, before] : [PORTONE_WEBHOOK_SECRET],
    channels: channelsOf(output),
    channelType: output.PAYMENT_CHANNEL_TYPE,
  };
}

function readV1(output: Output): PaymentSettings {
  const { IAMPORT_CODE, IAMPORT_KEY, IAMPORT_SECRET } = output;
  if (!IAMPORT_CODE || !IAMPORT_KEY || !IAMPORT_SECRET || !hasChannel(output))
    return missing({ IAMPORT_CODE, IAMPORT_KEY, IAMPORT_SECRET }, output);
  return {
    kind: 'portone_v1',
    apiUrl: output.IAMPORT_API_URL,
    impCode: IAMPORT_CODE,
    impKey: IAMPORT_KEY,
    impSecret: IAMPORT_SECRET,
    channels: channelsOf(output),
    channelType: output.PAYMENT_CHANNEL_TYPE,
  };
}

const channelsOf = (output: Output): Channels =>
  Object.fromEntries(
    paymentMethods.flatMap((method) => {
      const value = output[`PORTONE_${method}`];
      return value ? [[method, value]] : [];
    }),
  );

const hasChannel = (output: Output): boolean => Object.keys(channelsOf(output)).length > 0;

function missing(values: Record<string, string | undefined>, output: Output): PaymentSettings {
  const names = Object.entries(values).flatMap(([name, value]) => (value ? [] : [name]));
  const channels = hasChannel(output) ? [] : paymentMethods.map((method) => `PORTONE_${method}`).slice(0, 1);
  return { kind: 'none', missing: [...names, ...channels] };
}
