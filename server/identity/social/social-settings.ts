import * as v from 'valibot';
import { StartupError } from '#server/platform/startup-error.ts';
import type { SocialProviderName } from '#src/shared/contracts/social-names.ts';
import { kakaoSdk } from './kakao-sdk.ts';

/** The token that Apple is shown in place of a secret: a token that this key signs. */
export type AppleKey = { readonly teamId: string; readonly keyId: string; readonly privateKey: string };

export type SocialClient = {
  readonly clientId: string;
  readonly secret: string | AppleKey;
  /** Issuer of its tokens; of Naver, which issues none, the address below which its calls are. */
  readonly issuer: string;
  /** Null: the provider has none, or it is not to be loaded. */
  readonly scriptUrl: string | null;
};

export type SocialSettings =
  | {
      readonly kind: 'configured';
      readonly clients: Readonly<Partial<Record<SocialProviderName, SocialClient>>>;
    }
  /** A provider of the demo shop itself plays all of them. */
  | { readonly kind: 'sandbox' }
  /** Keycloak stands between the shop and them. */
  | { readonly kind: 'brokered'; readonly names: readonly SocialProviderName[] };

const printable = v.pipe(v.string(), v.regex(/^[!-~]+$/), v.description('printable ASCII'));

const issuer = v.pipe(
  v.string(),
  v.check((value) => {
    const url = URL.parse(value);
    if (!url || url.search || url.hash || url.username || value.endsWith('/')) return false;
    return url.protocol === 'https:' || (url.protocol === 'http:' && url.hostname === '127.0.0.1');
  }),
  v.description('an https address without query and closing slash'),
);

const script = v.pipe(
  v.string(),
  v.check((value) => value === 'off' || /^https?:$/.test(URL.parse(value)?.protocol ?? '')),
  v.description('an address of a script, or off'),
);

const key = v.pipe(
  v.string(),
  v.base64(),
  v.transform((value) => Buffer.from(value, 'base64').toString()),
  v.check((value) => value.includes('PRIVATE KEY')),
  v.description('the .p8 file of the key in base64'),
);

export const socialVariables = {
  SOCIAL: v.optional(v.pipe(v.picklist(['sandbox', 'off']), v.description('sandbox or off'))),
  SOCIAL_KAKAO_CLIENT: v.optional(printable),
  SOCIAL_KAKAO_SECRET: v.optional(printable),
  SOCIAL_KAKAO_ISSUER: v.optional(issuer, 'https://kauth.kakao.com'),
  SOCIAL_KAKAO_SCRIPT: v.optional(script, kakaoSdk.url),
  SOCIAL_NAVER_CLIENT: v.optional(printable),
  SOCIAL_NAVER_SECRET: v.optional(printable),
  SOCIAL_NAVER_ISSUER: v.optional(issuer, 'https://nid.naver.com'),
  SOCIAL_GOOGLE_CLIENT: v.optional(printable),
  SOCIAL_GOOGLE_SECRET: v.optional(printable),
  SOCIAL_GOOGLE_ISSUER: v.optional(issuer, 'https://accounts.google.com'),
  SOCIAL_GOOGLE_SCRIPT: v.optional(script, 'https://accounts.google.com/gsi/client'),
  SOCIAL_APPLE_CLIENT: v.optional(printable),
  SOCIAL_APPLE_SECRET: v.optional(printable),
  SOCIAL_APPLE_TEAM: v.optional(printable),
  SOCIAL_APPLE_KEY_ID: v.optional(printable),
  SOCIAL_APPLE_KEY: v.optional(key),
  SOCIAL_APPLE_ISSUER: v.optional(issuer, 'https://appleid.apple.com'),
  SOCIAL_APPLE_SCRIPT: v.optional(
    script,
    'https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/1/ko_KR/appleid.auth.js',
  ),
  SOCIAL_LINE_CLIENT: v.optional(printable),
  SOCIAL_LINE_SECRET: v.optional(printable),
  SOCIAL_LINE_ISSUER: v.optional(issuer, 'https://access.line.me'),
};

export const socialSecrets = [
  'SOCIAL_KAKAO_SECRET',
  'SOCIAL_NAVER_SECRET',
  'SOCIAL_GOOGLE_SECRET',
  'SOCIAL_APPLE_SECRET',
  'SOCIAL_APPLE_KEY',
  'SOCIAL_LINE_SECRET',
] as const satisfies readonly (keyof typeof socialVariables)[];

const schema = () => v.object(socialVariables);
type Output = v.InferOutput<ReturnType<typeof schema>>;

/** @returns null when nothing is said, see `chooseSocial` */
export function readSocial(output: Output): SocialSettings | null {
  const clients = readClients(output);
  if (Object.keys(clients).length > 0) return { kind: 'configured', clients };
  if (output.SOCIAL === 'sandbox') return { kind: 'sandbox' };
  return output.SOCIAL === 'off' ? { kind: 'configured', clients } : null;
}

function readClients(output: Output): Readonly<Partial<Record<SocialProviderName, SocialClient>>> {
  const simple = (['KAKAO', 'NAVER', 'GOOGLE', 'LINE'] as const).flatMap((name) => {
    const clientId = output[`SOCIAL_${name}_CLIENT`];
    if (!clientId) return [];
    const secret = output[`SOCIAL_${name}_SECRET`];
    if (!secret) throw new StartupError(`SOCIAL_${name}_CLIENT needs SOCIAL_${name}_SECRET.`);
    const scriptUrl = scriptOf(
      name === 'GOOGLE' ? output.SOCIAL_GOOGLE_SCRIPT : name === 'KAKAO' ? output.SOCIAL_KAKAO_SCRIPT : 'off',
    );
    const client = { clientId, secret, issuer: output[`SOCIAL_${name}_ISSUER`], scriptUrl };
    return [[name.toLowerCase(), client] as const];
  });
  const apple = readApple(output);
  return { ...Object.fromEntries(simple), ...(apple && { apple }) };
}

function readApple(output: Output): SocialClient | null {
  const { SOCIAL_APPLE_CLIENT: clientId, SOCIAL_APPLE_SECRET: given, SOCIAL_APPLE_TEAM: teamId } = output;
  const { SOCIAL_APPLE_KEY_ID: keyId, SOCIAL_APPLE_KEY: privateKey, SOCIAL_APPLE_ISSUER } = output;
  if (!clientId) return null;
  const secret = given ?? (teamId && keyId && privateKey ? { teamId, keyId, privateKey } : null);
  if (!secret) {
    throw new StartupError(
      'SOCIAL_APPLE_CLIENT needs SOCIAL_APPLE_TEAM, SOCIAL_APPLE_KEY_ID and SOCIAL_APPLE_KEY.',
    );
  }
  return { clientId, secret, issuer: SOCIAL_APPLE_ISSUER, scriptUrl: scriptOf(output.SOCIAL_APPLE_SCRIPT) };
}

const scriptOf = (value = 'off') => (value === 'off' ? null : value);
