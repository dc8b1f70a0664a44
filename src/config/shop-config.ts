import type { ResponseOf } from '#src/shared/contracts/contracts.ts';
import type { SocialProviderName } from '#src/shared/contracts/social-names.ts';
import { type Fields, fieldsOf, textOf } from '#src/shared/parse.ts';

type DemoAccount = { readonly role: string; readonly email: string; readonly password: string };

/** Public: must not contain secrets. `null` hides the feature. */
export type ShopConfig = {
  readonly locale_default: 'ko' | 'en';
  readonly currency: 'KRW';
  readonly graphql_url: string;
  readonly api_base: string;
  readonly cdn_base: string;
  readonly service_worker: boolean;
  /** Share of page views that report how fast they were, 0 to 1. */
  readonly vitals_sample_rate: number;
  readonly realm: string | null;
  readonly token_url: string | null;
  readonly userinfo_url: string | null;
  readonly logout_url: string | null;
  readonly client_id: string | null;
  /** Identifies the storefront to the provider. Not a secret: it grants nothing. */
  readonly client_secret: string | null;
  /** The settings of the payment window; `null`: the shop takes no payments. */
  readonly payment: ResponseOf<'GET /config'>['payment'];
  /** By whom members sign in, and the addresses of their scripts. */
  readonly social: {
    readonly providers: readonly SocialProviderName[];
    /** Where their one-time codes are exchanged. */
    readonly token_url: string;
    /** Members link further accounts in the profile. */
    readonly can_link: boolean;
    readonly scripts: Readonly<Partial<Record<SocialProviderName, string>>>;
  } | null;
  /** Google Tag Manager. */
  readonly analytics: { readonly gtm_id: string } | null;
  /** For a share by KakaoTalk, see components/share/share-by-kakao.ts. */
  readonly kakao: Fields | null;
  /** The script that searches for addresses, see components/form/address-search.tsx. */
  readonly postcode: { readonly script_url: string } | null;
  /** The plugin of the chat service. */
  readonly chat: Fields | null;
  /** Members can connect a wallet. */
  readonly wallet: boolean;
  /** VAPID key for Web Push subscriptions. */
  readonly push: { readonly public_key: string } | null;
  /** By which channels codes are sent; `null`: members cannot manage their accounts here. */
  readonly accounts: { readonly sms: boolean; readonly email: boolean } | null;
  /** For the test accounts below the sign-in form; only sent in demo mode. */
  readonly demo_accounts: readonly DemoAccount[] | null;
};

/** Used when the server does not respond: the URLs of our own server, without optional features. */
export const fallbackConfig: ShopConfig = {
  locale_default: 'ko',
  currency: 'KRW',
  graphql_url: '/v1/graphql',
  api_base: '/api/v1',
  cdn_base: '/cdn',
  service_worker: true,
  vitals_sample_rate: 0,
  realm: null,
  token_url: null,
  userinfo_url: null,
  logout_url: null,
  client_id: null,
  client_secret: null,
  payment: null,
  social: null,
  analytics: null,
  kakao: null,
  postcode: null,
  chat: null,
  wallet: false,
  push: null,
  accounts: null,
  demo_accounts: null,
};

/** `null` if `raw` is no valid configuration. */
export function parseShopConfig(raw: unknown): ShopConfig | null {
  const fields = fieldsOf(raw);
  if (!fields) return null;
  const keys = Object.keys(fallbackConfig).filter((key) => (fields[key] ?? null) !== null);
  if (!keys.every((key) => isValid(key, fields[key]))) return null;
  return { ...fallbackConfig, ...Object.fromEntries(keys.map((key) => [key, fields[key]])) };
}

function isValid(key: string, value: unknown): boolean {
  switch (key) {
    case 'locale_default':
      return value === 'ko' || value === 'en';
    case 'currency':
      return value === 'KRW';
    case 'service_worker':
    case 'wallet':
      return typeof value === 'boolean';
    case 'vitals_sample_rate':
      return typeof value === 'number';
    case 'push':
      return textOf(fieldsOf(value)?.public_key) !== undefined;
    case 'payment':
      return textOf(fieldsOf(value)?.script_url) !== undefined && Array.isArray(fieldsOf(value)?.methods);
    case 'postcode':
      return textOf(fieldsOf(value)?.script_url) !== undefined;
    case 'analytics':
      return textOf(fieldsOf(value)?.gtm_id) !== undefined;
    case 'accounts':
      return Object.values(fieldsOf(value) ?? { sms: null }).every((flag) => typeof flag === 'boolean');
    case 'social':
      return Array.isArray(fieldsOf(value)?.providers) && fieldsOf(fieldsOf(value)?.scripts) !== null;
    case 'chat':
    case 'kakao':
      return fieldsOf(value) !== null;
    case 'demo_accounts':
      return Array.isArray(value) && value.every(isDemoAccount);
    default:
      return textOf(value) !== undefined;
  }
}

function isDemoAccount(raw: unknown): boolean {
  const { role, email, password } = fieldsOf(raw) ?? {};
  return [role, email, password].every((text) => textOf(text) !== undefined);
}
