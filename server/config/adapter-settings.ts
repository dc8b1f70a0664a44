import * as v from 'valibot';
import {
  readSocial,
  type SocialSettings,
  socialSecrets,
  socialVariables,
} from '#server/identity/social/social-settings.ts';
import type { SmsSettings } from '#server/messages/sms-adapter.ts';
import type { Mailbox, SmtpSettings } from '#server/messages/smtp-adapter.ts';
import type { TrackerAddress } from '#server/ordering/fulfillment/delivery-tracker.ts';
import {
  type PaymentSettings,
  paymentVariables,
  readPayment,
} from '#server/ordering/payments/payment-settings.ts';
import type { S3Settings } from '#server/platform/files/s3-files.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import type { ChatSettings } from '#server/services/chat/chat-service.ts';
import type { WalletAddress } from '#server/services/wallet/wallet-service.ts';
import { isEmail } from '#src/shared/email.ts';

/** Which systems outside this process are configured; null: none of that kind. */
export type AdapterSettings = {
  readonly smtp: SmtpSettings | null;
  readonly sms: SmsSettings | null;
  readonly s3: S3Settings | null;
  /** Null: nothing is said, see choosePayment. */
  readonly payment: PaymentSettings | null;
  /** Further origins that the windows of payment companies need. */
  readonly paymentSources: readonly string[];
  readonly wallet: WalletAddress | null;
  readonly tracker: TrackerAddress | null;
  readonly chat: ChatSettings | null;
  /** Null: nothing is said, see chooseSocial. */
  readonly social: SocialSettings | null;
};

const smtpUrl = v.pipe(
  v.string(),
  v.check((value) => /^smtps?:\/\/[^/?#]+$/.test(value) && Boolean(URL.parse(value)?.hostname)),
  v.transform((value) => new URL(value)),
  v.description('an address like smtp://user:password@mail.example:587, or smtps:'),
);

const mailbox = v.pipe(
  v.string(),
  v.regex(/^[^<>\p{Cc}]*(<[^<>\s]+>)?$/u),
  v.transform(parseMailbox),
  v.check(({ address }) => isEmail(address)),
  v.description('a mailbox like 꾸밈 <hello@shop.example>'),
);

const httpUrl = v.pipe(
  v.string(),
  v.check((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? '') && !URL.parse(value)?.username),
  v.description('an http(s) address without a user'),
);

const phoneNumber = v.pipe(v.string(), v.regex(/^\d{8,12}$/), v.description('a phone number in digits'));

const token = v.pipe(v.string(), v.regex(/^[!-~]+$/), v.description('printable ASCII'));

const chatKey = v.pipe(
  v.string(),
  v.regex(/^[\w-]{8,64}$/),
  v.description('the plugin key of the chat service'),
);

const chatSecret = v.pipe(
  v.string(),
  v.regex(/^([0-9a-f]{2}){16,64}$/i),
  v.transform((value) => Buffer.from(value, 'hex')),
  v.description('the secret of the chat service in hexadecimal digits'),
);

const bucket = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/),
  v.description('the name of a bucket'),
);

export const adapterVariables = {
  ...paymentVariables,
  ...socialVariables,
  SMTP_URL: v.optional(smtpUrl),
  MAIL_FROM: v.optional(mailbox),
  SMS_URL: v.optional(httpUrl),
  SMS_TOKEN: v.optional(token),
  SMS_SENDER: v.optional(phoneNumber),
  WALLET_URL: v.optional(httpUrl),
  WALLET_TOKEN: v.optional(token),
  TRACKER_URL: v.optional(httpUrl),
  TRACKER_KEY: v.optional(token),
  CHAT_PLUGIN_KEY: v.optional(chatKey),
  CHAT_MEMBER_SECRET: v.optional(chatSecret),
  CHAT_SCRIPT_URL: v.optional(httpUrl, 'https://cdn.channel.io/plugin/ch-plugin-web.js'),
  S3_PUBLIC_BUCKET: v.optional(bucket),
  S3_PRIVATE_BUCKET: v.optional(bucket),
  S3_ENDPOINT: v.optional(httpUrl),
  S3_REGION: v.optional(v.string(), 'us-east-1'),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
};

type Output = v.InferOutput<ReturnType<typeof schema>>;
const schema = () => v.object(adapterVariables);

/** Addresses with passwords, and keys: their values are in no message. */
export const adapterSecrets = [
  ...socialSecrets,
  'SMTP_URL',
  'SMS_TOKEN',
  'WALLET_TOKEN',
  'TRACKER_KEY',
  'CHAT_MEMBER_SECRET',
  'S3_SECRET_ACCESS_KEY',
  'PORTONE_API_SECRET',
  'PORTONE_WEBHOOK_SECRET',
  'PORTONE_WEBHOOK_SECRET_BEFORE',
  'IAMPORT_KEY',
  'IAMPORT_SECRET',
] as const satisfies readonly (keyof typeof adapterVariables)[];

export function readAdapterSettings(output: Output & { readonly CDN_URL: string }): AdapterSettings {
  return {
    smtp: readSmtp(output),
    sms: readSms(output),
    s3: readS3(output),
    payment: readPayment(output),
    paymentSources: output.PAYMENT_SOURCES,
    wallet: readWallet(output),
    tracker: readTracker(output),
    chat: readChat(output),
    social: readSocial(output),
  };
}

function readSmtp({ SMTP_URL: url, MAIL_FROM: from }: Output): SmtpSettings | null {
  if (!url) return null;
  if (!from) throw new StartupError('SMTP_URL needs MAIL_FROM, the mailbox that emails come from.');
  const isSecure = url.protocol === 'smtps:';
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (isSecure ? 465 : 587),
    isSecure,
    credentials: url.username
      ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
      : null,
    from,
  };
}

function readSms({ SMS_URL: url, SMS_TOKEN: token, SMS_SENDER: sender }: Output): SmsSettings | null {
  if (!url) return null;
  if (!token) throw new StartupError('SMS_URL needs SMS_TOKEN, what the provider knows this shop by.');
  if (!sender) throw new StartupError('SMS_URL needs SMS_SENDER, the registered number of the shop.');
  return { url, token, sender };
}

function readWallet({ WALLET_URL: url, WALLET_TOKEN: token }: Output): WalletAddress | null {
  if (!url) return null;
  if (!token)
    throw new StartupError('WALLET_URL needs WALLET_TOKEN, what the wallet service knows this shop by.');
  return { url: url.replace(/\/+$/, ''), token };
}

/** A service that an operator runs on a machine of their own asks for no key. */
const readTracker = ({ TRACKER_URL: url, TRACKER_KEY: key }: Output): TrackerAddress | null =>
  url ? { url, key: key ?? null } : null;

function readChat(output: Output): ChatSettings | null {
  const { CHAT_PLUGIN_KEY: pluginKey, CHAT_MEMBER_SECRET: memberSecret, CHAT_SCRIPT_URL: scriptUrl } = output;
  if (!pluginKey) return null;
  if (!memberSecret) {
    throw new StartupError('CHAT_PLUGIN_KEY needs CHAT_MEMBER_SECRET, or anybody could speak as any member.');
  }
  return { pluginKey, memberSecret, scriptUrl };
}

function readS3(output: Output & { readonly CDN_URL: string }): S3Settings | null {
  const { S3_PUBLIC_BUCKET, S3_PRIVATE_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = output;
  if (!S3_PUBLIC_BUCKET && !S3_PRIVATE_BUCKET) return null;
  if (!S3_PUBLIC_BUCKET || !S3_PRIVATE_BUCKET || S3_PUBLIC_BUCKET === S3_PRIVATE_BUCKET) {
    throw new StartupError('Files in S3 need two buckets, S3_PUBLIC_BUCKET and S3_PRIVATE_BUCKET.');
  }
  if (output.CDN_URL === '/cdn') {
    throw new StartupError('Files in S3 need CDN_URL, where browsers find the files of S3_PUBLIC_BUCKET.');
  }
  if (Boolean(S3_ACCESS_KEY_ID) !== Boolean(S3_SECRET_ACCESS_KEY)) {
    throw new StartupError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together.');
  }
  return {
    endpoint: output.S3_ENDPOINT ?? null,
    region: output.S3_REGION,
    credentials:
      S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
        ? { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY }
        : null,
    buckets: { public: S3_PUBLIC_BUCKET, private: S3_PRIVATE_BUCKET },
  };
}

function parseMailbox(text: string): Mailbox {
  const [, name = '', address = ''] = /^(.*?)<(.+)>$/.exec(text) ?? [];
  return address ? { name: name.trim(), address } : { name: '', address: text.trim() };
}
