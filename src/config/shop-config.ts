import { type Fields, fieldsOf, textOf } from '#src/shared/read.ts';

type DemoAccount = { readonly role: string; readonly email: string; readonly password: string };

/** Public by nature: no secret ever stands here. `null` hides its feature. */
export type ShopConfig = {
  readonly locale_default: 'ko' | 'en';
  readonly currency: 'KRW';
  readonly graphql_url: string;
  readonly api_base: string;
  readonly cdn_base: string;
  readonly service_worker: boolean;
  readonly realm: string | null;
  readonly token_url: string | null;
  readonly userinfo_url: string | null;
  readonly logout_url: string | null;
  readonly client_id: string | null;
  /** Names the storefront to the provider and opens nothing. */
  readonly client_secret: string | null;
  readonly social: Fields | null;
  /** For subscribing to push messages. */
  readonly push: { readonly public_key: string } | null;
  /** For the test-account helper; only a demo shop sends them. */
  readonly demo_accounts: readonly DemoAccount[] | null;
};

/** What holds when the server did not answer: our own server's addresses, every optional feature hidden. */
export const fallbackConfig: ShopConfig = {
  locale_default: 'ko',
  currency: 'KRW',
  graphql_url: '/v1/graphql',
  api_base: '/api/v1',
  cdn_base: '/cdn',
  service_worker: true,
  realm: null,
  token_url: null,
  userinfo_url: null,
  logout_url: null,
  client_id: null,
  client_secret: null,
  social: null,
  push: null,
  demo_accounts: null,
};

/** `null` when `raw` is not a configuration. */
export function parseShopConfig(raw: unknown): ShopConfig | null {
  const given = fieldsOf(raw);
  if (!given) return null;
  const known = Object.keys(fallbackConfig).filter((key) => (given[key] ?? null) !== null);
  if (!known.every((key) => isValid(key, given[key]))) return null;
  return { ...fallbackConfig, ...Object.fromEntries(known.map((key) => [key, given[key]])) };
}

function isValid(key: string, value: unknown): boolean {
  switch (key) {
    case 'locale_default':
      return value === 'ko' || value === 'en';
    case 'currency':
      return value === 'KRW';
    case 'service_worker':
      return typeof value === 'boolean';
    case 'push':
      return textOf(fieldsOf(value)?.public_key) !== undefined;
    case 'social':
      return fieldsOf(value) !== null;
    case 'demo_accounts':
      return Array.isArray(value) && value.every(isDemoAccount);
    default:
      return textOf(value) !== undefined;
  }
}

function isDemoAccount(raw: unknown): boolean {
  const { role, email, password } = fieldsOf(raw) ?? {};
  return [role, email, password].every((part) => textOf(part) !== undefined);
}
