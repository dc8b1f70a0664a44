import * as v from 'valibot';
import { StartupError } from '#server/startup-error.ts';
import type { Realm } from '../realm.ts';
import type { AskAdministration } from './service-account.ts';

const realmSchema = v.object({
  revokeRefreshToken: v.boolean(),
  bruteForceProtected: v.boolean(),
  accessTokenLifespan: v.number(),
});

const clientSchema = v.object({
  directAccessGrantsEnabled: v.boolean(),
  attributes: v.optional(v.record(v.string(), v.string()), {}),
});

/** Browsers refresh an access token that has less than this left, seconds. */
const refreshThreshold = 180;

/**
 * Compares a realm with what the shop relies on, so that a wrong switch is named at start and not guessed from refused
 * tokens. A Keycloak that does not answer yet is a complaint too: the shop opens, visitors need nobody to sign them in.
 *
 * @throws StartupError when it answers and refuses our service account
 */
export async function checkRealm(realm: Realm, ask: AskAdministration): Promise<string[]> {
  try {
    const settings = v.safeParse(realmSchema, (await ask('')).body);
    const clients = v.safeParse(
      v.array(clientSchema),
      (await ask(`/clients?clientId=${encodeURIComponent(realm.client.id)}`)).body,
    );
    if (!settings.success || !clients.success) {
      return ['The service account may not look at the realm: give it view-realm and view-clients.'];
    }
    return [...complaintsOf(settings.output), ...clientComplaints(realm.client.id, clients.output[0])];
  } catch (error) {
    if (error instanceof StartupError) throw error;
    return [`${realm.issuer} does not answer yet, nobody can sign in: ${String(error)}`];
  }
}

function* complaintsOf(settings: v.InferOutput<typeof realmSchema>): Iterable<string> {
  const { revokeRefreshToken, bruteForceProtected, accessTokenLifespan } = settings;
  if (!revokeRefreshToken) yield 'The realm does not revoke used refresh tokens: a stolen one stays good.';
  if (!bruteForceProtected) yield 'The realm does not slow down who guesses passwords.';
  if (accessTokenLifespan <= refreshThreshold) {
    yield `Access tokens last ${accessTokenLifespan} s, but browsers refresh ${refreshThreshold} s before the end.`;
  }
}

function* clientComplaints(
  id: string,
  client: v.InferOutput<typeof clientSchema> | undefined,
): Iterable<string> {
  if (!client) return yield `The realm has no client ${id}: nobody can sign in.`;
  if (!client.directAccessGrantsEnabled) yield `Direct access grants of ${id} are off: nobody can sign in.`;
  if (client.attributes['access.token.header.type.rfc9068'] !== 'true') {
    yield `Access tokens of ${id} are not of the type at+jwt (RFC 9068): all of them will be refused.`;
  }
}
