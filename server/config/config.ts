import { resolve } from 'node:path';
import * as v from 'valibot';
import {
  type KeycloakSettings,
  keycloakVariables,
  readKeycloak,
} from '#server/identity/keycloak/keycloak-settings.ts';
import type { DatabaseSettings } from '#server/platform/database/open-database.ts';
import { isLoopbackOrigin } from '#server/platform/network/loopback.ts';
import { isPlainAddress } from '#server/platform/network/plain-address.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import {
  type AdapterSettings,
  adapterSecrets,
  adapterVariables,
  readAdapterSettings,
} from './adapter-settings.ts';

export type Config = AdapterSettings & {
  /** Address to listen on; `0.0.0.0` is every IPv4 interface. */
  readonly host: string;
  readonly port: number;
  /** Absolute: the embedded database, pictures and caches. */
  readonly dataDirectory: string;
  readonly database: DatabaseSettings;
  /** Fill an empty database with the demo shop. */
  readonly demo: boolean;
  /** The shopper of the demo shop has ordered before. */
  readonly demoOrders: boolean;
  /** `https://shop.example`, as shoppers see it; null when only this machine does. */
  readonly publicOrigin: string | null;
  /** Where pictures are: `/cdn` is this server, anything else an absolute address without a closing slash. */
  readonly cdnUrl: string;
  /** The CDN may have an address of a private network. */
  readonly cdnIsPrivate: boolean;
  /** Off: phones give their service worker and its caches back. */
  readonly serviceWorker: boolean;
  /** Bytes that resized pictures may take on disk. */
  readonly imageCacheBytes: number;
  /** Reverse proxies in front of this server whose X-Forwarded-For is believed. */
  readonly trustedProxies: number;
  /** The provider that signs members in: our own, or a realm of Keycloak. */
  readonly identity: { readonly kind: 'embedded' } | KeycloakSettings;
  /** The data service answers the operations of the built storefront and no other. */
  readonly allowsShippedOnly: boolean;
  /** Under which signing keys lie in the database; null: a file in the data folder holds it. */
  readonly identityKey: Buffer | null;
  /** Under which account numbers lie in the database; null: a file in the data folder holds it. */
  readonly dataKey: Buffer | null;
  /** Where `/metrics` is served; null: nowhere. */
  readonly metricsAddress: { readonly host: string; readonly port: number } | null;
  /** Share of page views that report how fast they were, 0 to 1; 0 where there are no metrics. */
  readonly vitalsSampleRate: number;
  /** The operator's container of Google Tag Manager; null: none is loaded. */
  readonly tagManagerId: string | null;
  /** The operator's key of Kakao's JavaScript SDK, which is public; null: no share by KakaoTalk. */
  readonly kakaoJavascriptKey: string | null;
  /** The script that searches for addresses; null: that of the demo shop, or none. */
  readonly postcodeScriptUrl: string | null;
  /** The address that a push service writes to when our messages trouble it, `mailto:` or `https:`; null: the shop's own address. */
  readonly pushSubject: string | null;
  /** An HTTP proxy that push messages leave through; null: directly. */
  readonly pushProxy: string | null;
  /** Push services may have addresses of a private network. */
  readonly pushIsPrivate: boolean;
  /** The client id that the storefront shows the identity provider. It is public and gives no power. */
  readonly clientSecret: string;
  readonly logLevel: (typeof logLevels)[number];
  /** Null: readable on a terminal, JSON elsewhere. */
  readonly logFormat: 'pretty' | 'json' | null;
};

type Environment = Readonly<Record<string, string | undefined>>;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const whole = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/),
    v.transform(Number),
    v.minValue(least),
    v.maxValue(most),
    v.description(`a whole number from ${least} to ${most}`),
  );

const share = v.pipe(
  v.string(),
  v.regex(/^(0(\.\d+)?|1)$/),
  v.transform(Number),
  v.description('a number from 0 to 1'),
);

const flag = v.pipe(
  v.picklist(['0', '1']),
  v.transform((value) => value === '1'),
  v.description('0 or 1'),
);

const onOrOff = v.pipe(
  v.picklist(['on', 'off']),
  v.transform((value) => value === 'on'),
  v.description('on or off'),
);

const origin = v.pipe(
  v.string(),
  v.check((value) => URL.parse(value)?.origin === value && /^https?:/.test(value)),
  v.description('an address like https://shop.example, without a path'),
);

const key = v.pipe(
  v.string(),
  v.base64(),
  v.transform((value) => Buffer.from(value, 'base64')),
  v.check((value) => value.length === 32),
  v.description('32 random bytes in base64'),
);

const contact = v.pipe(
  v.string(),
  v.regex(/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/),
  v.description('an address like mailto:help@shop.example or https://shop.example'),
);

const proxy = v.pipe(
  v.string(),
  v.check((value) => URL.parse(value)?.protocol === 'http:'),
  v.description('an address like http://proxy.example:3128'),
);

const cdnUrl = v.pipe(
  v.string(),
  v.check((value) => value === '/cdn' || isPlainAddress(value)),
  v.description('/cdn or an http(s) address without query and closing slash'),
);

const scriptUrl = v.pipe(
  v.string(),
  v.check((value) => /^\/[\w./-]+\.js$/.test(value) || /^https:$/.test(URL.parse(value)?.protocol ?? '')),
  v.description('an https address of a script, or a path of this shop like /postcode.js'),
);

const tagManager = v.pipe(
  v.string(),
  v.regex(/^GTM-[A-Z0-9]{4,12}$/),
  v.description('an id like GTM-AB12CD3'),
);

const kakaoKey = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{32}$/),
  v.description('the JavaScript key of a Kakao application: 32 hexadecimal digits'),
);

const variables = v.object({
  PORT: v.optional(whole(0, 65_535), '3000'),
  HOST: v.optional(v.string(), '0.0.0.0'),
  DATA_DIR: v.optional(v.string(), '.data'),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^postgres(ql)?:\/\//),
      v.description('postgres://user:password@host/database'),
    ),
  ),
  DEMO: v.optional(flag),
  DEMO_ORDERS: v.optional(flag, '1'),
  PUBLIC_ORIGIN: v.optional(origin),
  CDN_URL: v.optional(cdnUrl, '/cdn'),
  CDN_PRIVATE: v.optional(flag, '0'),
  SERVICE_WORKER: v.optional(onOrOff, 'on'),
  IMAGE_CACHE_MB: v.optional(whole(1, 1_000_000), '512'),
  TRUSTED_PROXIES: v.optional(whole(0, 10), '0'),
  IDENTITY: v.optional(
    v.pipe(v.picklist(['embedded', 'keycloak']), v.description('embedded or keycloak')),
    'embedded',
  ),
  ...keycloakVariables,
  GRAPHQL_ALLOW_LIST: v.optional(v.pipe(v.picklist(['shipped', 'off']), v.description('shipped or off'))),
  IDENTITY_KEY: v.optional(key),
  DATA_KEY: v.optional(key),
  METRICS_PORT: v.optional(whole(1, 65_535)),
  METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
  VITALS_SAMPLE_RATE: v.optional(share, '0.1'),
  GTM_ID: v.optional(tagManager),
  KAKAO_JAVASCRIPT_KEY: v.optional(kakaoKey),
  POSTCODE_SCRIPT_URL: v.optional(scriptUrl),
  PUSH_SUBJECT: v.optional(contact),
  PUSH_PROXY: v.optional(proxy),
  PUSH_PRIVATE: v.optional(flag, '0'),
  IDENTITY_CLIENT_SECRET: v.optional(v.string(), 'storefront'),
  LOG_LEVEL: v.optional(
    v.pipe(v.picklist(logLevels), v.description(`one of ${logLevels.join(', ')}`)),
    'info',
  ),
  LOG_FORMAT: v.optional(v.pipe(v.picklist(['pretty', 'json']), v.description('pretty or json'))),
  ...adapterVariables,
});

/** All that are read, with their defaults; docs/operating/environment.md and .env.example describe them. */
export const variableDefaults: ReadonlyMap<string, string | undefined> = new Map(
  Object.entries(variables.entries).map(([name, schema]) => [name, schema.default as string | undefined]),
);

const secrets: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'IDENTITY_KEY',
  'DATA_KEY',
  'PUSH_PROXY',
  ...adapterSecrets,
]);

/** Reads the configuration once, at start. An empty variable counts as absent. */
export function readConfig(environment: Environment): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const parsed = v.safeParse(variables, given, { abortEarly: true });
  if (!parsed.success) throw new StartupError(explain(parsed.issues[0]));
  const { output } = parsed;
  const url = output.DATABASE_URL;
  return {
    host: output.HOST,
    port: output.PORT,
    dataDirectory: resolve(output.DATA_DIR),
    database: url ? { kind: 'server', url } : { kind: 'embedded' },
    ...readExposure(output),
    demoOrders: output.DEMO_ORDERS,
    cdnUrl: output.CDN_URL,
    cdnIsPrivate: output.CDN_PRIVATE,
    serviceWorker: output.SERVICE_WORKER,
    imageCacheBytes: output.IMAGE_CACHE_MB * 1024 * 1024,
    trustedProxies: output.TRUSTED_PROXIES,
    identity: output.IDENTITY === 'keycloak' ? readKeycloak(output) : { kind: 'embedded' },
    identityKey: output.IDENTITY_KEY ?? null,
    dataKey: output.DATA_KEY ?? null,
    ...readMetrics(output),
    ...readScripts(output),
    pushSubject: output.PUSH_SUBJECT ?? null,
    pushProxy: output.PUSH_PROXY ?? null,
    pushIsPrivate: output.PUSH_PRIVATE,
    clientSecret: output.IDENTITY_CLIENT_SECRET,
    logLevel: output.LOG_LEVEL,
    logFormat: output.LOG_FORMAT ?? null,
    ...readAdapterSettings(output),
  };
}

/** Vitals are only asked for where somebody can read them. */
function readMetrics({
  METRICS_PORT: port,
  METRICS_HOST: host,
  VITALS_SAMPLE_RATE: rate,
}: v.InferOutput<typeof variables>) {
  return { metricsAddress: port ? { host, port } : null, vitalsSampleRate: port ? rate : 0 };
}

/** Scripts of others that browsers load. */
const readScripts = (output: v.InferOutput<typeof variables>) => ({
  tagManagerId: output.GTM_ID ?? null,
  kakaoJavascriptKey: output.KAKAO_JAVASCRIPT_KEY ?? null,
  postcodeScriptUrl: output.POSTCODE_SCRIPT_URL ?? null,
});

/** Reads what depends on whether others can reach the shop by its name, and refuses a demo shop that they can. */
function readExposure(output: v.InferOutput<typeof variables>) {
  const publicOrigin = output.PUBLIC_ORIGIN ?? null;
  const demo = output.DEMO ?? !(output.DATABASE_URL || publicOrigin);
  if (demo && publicOrigin && !isLoopbackOrigin(publicOrigin)) {
    throw new StartupError(
      `DEMO=1 lets everybody sign in as the demo members, whose password is published: leave it out, or run the demo at a PUBLIC_ORIGIN of this machine such as http://localhost:3000, not ${JSON.stringify(publicOrigin)}.`,
    );
  }
  const allowList = output.GRAPHQL_ALLOW_LIST ?? (publicOrigin ? 'shipped' : 'off');
  return { publicOrigin, demo, allowsShippedOnly: allowList === 'shipped' };
}

function explain(issue: v.InferIssue<typeof variables>): string {
  const name = String(issue.path?.[0].key);
  const schema = v.getDescription(unwrapped(variables.entries[name as keyof typeof variables.entries]));
  const value = JSON.stringify(issue.path?.[0].value);
  // An address can hold a password, and a key is one: neither must end up in a log.
  const isSecret = secrets.has(name) || credentials.test(value);
  return `${name} must be ${schema}${isSecret ? '' : `, not ${value}`}.`;
}

/** User and password of an address. */
const credentials = /\/\/[^/]*@/;

const unwrapped = (schema: v.GenericSchema): v.GenericSchema =>
  'wrapped' in schema ? (schema.wrapped as v.GenericSchema) : schema;
