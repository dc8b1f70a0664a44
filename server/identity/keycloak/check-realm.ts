import * as v from 'valibot';
import { StartupError } from '#server/platform/startup-error.ts';
import type { SocialProviderName } from '#src/shared/contracts/social-names.ts';
import type { Realm } from '../realm.ts';
import type { CallAdmin } from './keycloak-client.ts';
import { signUpAttribute } from './keycloak-users.ts';

const realmSchema = v.object({
  revokeRefreshToken: v.boolean(),
  bruteForceProtected: v.boolean(),
  accessTokenLifespan: v.number(),
});

const clientSchema = v.object({
  directAccessGrantsEnabled: v.boolean(),
  standardFlowEnabled: v.boolean(),
  attributes: v.optional(v.record(v.string(), v.string()), {}),
});

const providerSchema = v.object({ alias: v.string(), enabled: v.boolean() });

const profileSchema = v.object({ attributes: v.array(v.object({ name: v.string() })) });

/** Seconds. Browsers refresh an access token that expires sooner than this. */
const refreshThreshold = 180;

type Check = {
  readonly realm: Realm;
  /** The social providers of the shop. */
  readonly providers: readonly SocialProviderName[];
  readonly call: CallAdmin;
};

/**
 * Checks the realm's settings on which the shop depends, so that a wrong one is reported at startup. A Keycloak that
 * does not respond yet is a warning too: the shop starts anyway, since visitors do not need it.
 *
 * @returns warnings
 * @throws StartupError when Keycloak refuses the service account
 */
export async function checkRealm({ realm, providers, call }: Check): Promise<string[]> {
  try {
    const settings = v.safeParse(realmSchema, (await call('GET', '')).body);
    const clients = v.safeParse(
      v.array(clientSchema),
      (await call('GET', `/clients?clientId=${encodeURIComponent(realm.client.id)}`)).body,
    );
    if (!settings.success || !clients.success) {
      return ['The service account cannot read the realm: grant it view-realm and view-clients.'];
    }
    return [
      ...realmWarnings(settings.output),
      ...clientWarnings(realm.client.id, clients.output[0]),
      ...userWarnings((await call('GET', '/users/count')).status, (await call('GET', '/users/profile')).body),
      ...(providers.length > 0 ? await brokerWarnings({ realm, providers, call }, clients.output[0]) : []),
    ];
  } catch (error) {
    if (error instanceof StartupError) throw error;
    return [`${realm.issuer} does not respond yet, nobody can sign in: ${String(error)}`];
  }
}

function* realmWarnings(settings: v.InferOutput<typeof realmSchema>): Iterable<string> {
  const { revokeRefreshToken, bruteForceProtected, accessTokenLifespan } = settings;
  if (!revokeRefreshToken) yield 'The realm does not revoke used refresh tokens: a stolen one stays valid.';
  if (!bruteForceProtected) yield 'The brute-force detection of the realm is off.';
  if (accessTokenLifespan <= refreshThreshold) {
    yield `Access tokens are valid for ${accessTokenLifespan} s, but browsers refresh ${refreshThreshold} s before the end.`;
  }
}

function* clientWarnings(
  id: string,
  client: v.InferOutput<typeof clientSchema> | undefined,
): Iterable<string> {
  if (!client) return yield `The realm has no client ${id}: nobody can sign in.`;
  if (!client.directAccessGrantsEnabled) yield `Direct access grants of ${id} are off: nobody can sign in.`;
  if (client.attributes['access.token.header.type.rfc9068'] !== 'true') {
    yield `Access tokens of ${id} do not have the type at+jwt (RFC 9068): all of them will be refused.`;
  }
}

function* userWarnings(status: number, profile: unknown): Iterable<string> {
  if (status === 403)
    return yield 'The service account cannot manage users: without manage-users nobody can sign up or leave.';
  const { attributes } = v.parse(profileSchema, profile);
  if (!attributes.some(({ name }) => name === signUpAttribute)) {
    yield `The realm’s user profile has no attribute ${signUpAttribute}: what is left of interrupted sign-ups stays.`;
  }
}

async function brokerWarnings(
  { realm, providers, call }: Check,
  client: v.InferOutput<typeof clientSchema> | undefined,
): Promise<string[]> {
  const answer = v.safeParse(
    v.array(providerSchema),
    (await call('GET', '/identity-provider/instances')).body,
  );
  const { id } = realm.client;
  const flow =
    client && !client.standardFlowEnabled
      ? [`The standard flow of ${id} is off: no social sign-in succeeds.`]
      : [];
  if (!answer.success)
    return [
      ...flow,
      'The service account cannot read the identity providers: grant it view-identity-providers.',
    ];
  const enabled = new Set(answer.output.filter((one) => one.enabled).map(({ alias }) => alias));
  const missing = providers.filter((name) => !enabled.has(name));
  return [
    ...flow,
    ...missing.map((name) => `The realm has no enabled identity provider ${name}: its button leads nowhere.`),
  ];
}
