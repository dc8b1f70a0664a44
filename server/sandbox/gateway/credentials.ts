import { randomBytes } from 'node:crypto';

/** The secrets that the shop and its sandbox gateway know each other by. Made anew with every start. */
export type SandboxCredentials = {
  readonly apiSecret: string;
  readonly webhookSecret: string;
  readonly impKey: string;
  readonly impSecret: string;
};

export const createSandboxCredentials = (): SandboxCredentials => ({
  apiSecret: randomBytes(24).toString('base64url'),
  webhookSecret: `whsec_${randomBytes(24).toString('base64')}`,
  impKey: randomBytes(8).toString('hex'),
  impSecret: randomBytes(24).toString('base64url'),
});

/** Public, as a store's and its channels' are. */
export const sandboxStore = {
  storeId: 'store-sandbox',
  impCode: 'imp00000000',
  channels: {
    CARD: 'channel-key-sandbox-card',
    VIRTUAL_ACCOUNT: 'channel-key-sandbox-virtual-account',
    NAVER_PAY: 'channel-key-sandbox-naverpay',
    KAKAO_PAY: 'channel-key-sandbox-kakaopay',
  },
  /** V1: `provider.merchant id`. */
  merchants: {
    CARD: 'html5_inicis.kkumimtest',
    VIRTUAL_ACCOUNT: 'html5_inicis.kkumimtest',
    NAVER_PAY: 'naverpay.kkumimtest',
    KAKAO_PAY: 'kakaopay.kkumimtest',
  },
} as const;
