import * as v from 'valibot';
import type { SocialProviderName } from '#src/shared/contracts/social-names.ts';
import type { LinkedIdentity } from '../account-store.ts';
import { type CallAdmin, KeycloakUnavailable } from './keycloak-client.ts';

const userSchema = v.looseObject({
  id: v.pipe(v.string(), v.uuid()),
  username: v.string(),
  email: v.optional(v.string()),
  enabled: v.boolean(),
  attributes: v.optional(v.record(v.string(), v.array(v.string())), {}),
});

export type KeycloakUser = v.InferOutput<typeof userSchema>;

const sessionSchema = v.object({
  id: v.string(),
  ipAddress: v.nullish(v.string(), null),
  /** Milliseconds since 1970. */
  start: v.number(),
  lastAccess: v.number(),
});

export type KeycloakSession = v.InferOutput<typeof sessionSchema>;

const roleSchema = v.object({ name: v.string() });

const identitySchema = v.object({ identityProvider: v.string(), userId: v.string() });

type NewUser = {
  readonly email: string;
  readonly name: string;
  /** By which a user is found whose creation was interrupted. */
  readonly signUpId: string;
};

/** Users of a realm, as the shop needs them. What Keycloak does not allow the service account throws. */
export type KeycloakUsers = ReturnType<typeof createKeycloakUsers>;

/** The attribute of the realm's user profile that only administrators see. */
export const signUpAttribute = 'sign_up';

const query = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

export const createKeycloakUsers = (call: CallAdmin) => ({
  ...userReads(call),
  ...userCreation(call),
  ...userChanges(call),
  ...userSessions(call),
});

const userReads = (call: CallAdmin) => ({
  find: (id: string) => find(call, id),
  async findByEmail(email: string): Promise<KeycloakUser | null> {
    const [user] = await list(call, `/users?${query({ email, exact: 'true' })}`, userSchema);
    return user?.email?.toLowerCase() === email ? user : null;
  },
  async findBySignUp(signUpId: string): Promise<KeycloakUser | null> {
    const [user] = await list(call, `/users?${query({ q: `${signUpAttribute}:${signUpId}` })}`, userSchema);
    return user?.attributes[signUpAttribute]?.includes(signUpId) ? user : null;
  },
  /** The users who are signed in by this social account. */
  findByIdentity: ({ provider, sub }: LinkedIdentity): Promise<KeycloakUser[]> =>
    list(call, `/users?${query({ idpAlias: provider, idpUserId: sub })}`, userSchema),
  listIdentities: (id: string) => list(call, `/users/${id}/federated-identity`, identitySchema),
  async listRoles(id: string): Promise<string[]> {
    const roles = await list(call, `/users/${id}/role-mappings/realm`, roleSchema);
    return roles.map(({ name }) => name);
  },
  /** Also those by a group or by another role. */
  async listEffectiveRoles(id: string): Promise<string[]> {
    const roles = await list(call, `/users/${id}/role-mappings/realm/composite`, roleSchema);
    return roles.map(({ name }) => name);
  },
  async hasPassword(id: string): Promise<boolean> {
    const credentials = await list(call, `/users/${id}/credentials`, v.object({ type: v.string() }));
    return credentials.some(({ type }) => type === 'password');
  },
});

const userCreation = (call: CallAdmin) => ({
  /** Disabled, and a shopper. @returns the id, or why there is none */
  async create({ password, ...user }: NewUser & { readonly password: string }) {
    const created = await insert(call, user, {
      credentials: [{ type: 'password', value: password, temporary: false }],
    });
    if (created.ok || created.problem === 'duplicate-email') return created;
    return { ok: false, problem: 'password-format' } as const;
  },
  async createSocial({ identity, ...user }: NewUser & { readonly identity: LinkedIdentity }) {
    const { provider, sub } = identity;
    const created = await insert(call, user, {
      federatedIdentities: [{ identityProvider: provider, userId: sub, userName: sub }],
    });
    if (created.ok || created.problem === 'duplicate-email') return created;
    throw new KeycloakUnavailable('Keycloak refuses a user without a password: 400');
  },
});

const userChanges = (call: CallAdmin) => ({
  /** Once: a user that was disabled later stays so. */
  async open(id: string): Promise<void> {
    const user = await find(call, id);
    if (!user?.attributes[signUpAttribute]) return;
    const { [signUpAttribute]: _, ...attributes } = user.attributes;
    const { status, body } = await call('PUT', `/users/${id}`, { ...user, attributes, enabled: true });
    expectOk('open', status, body);
  },
  async close(id: string): Promise<void> {
    for (const [method, path, content] of [
      ['PUT', `/users/${id}`, { enabled: false }],
      ['POST', `/users/${id}/logout`, undefined],
    ] as const) {
      const { status, body } = await call(method, path, content);
      if (status !== 404) expectOk('close', status, body);
    }
  },
  async remove(id: string): Promise<void> {
    const { status, body } = await call('DELETE', `/users/${id}`);
    if (status !== 404) expectOk('remove', status, body);
  },
  async setPassword(id: string, value: string): Promise<'done' | 'refused' | 'unknown'> {
    const change = { type: 'password', value, temporary: false };
    const { status, body } = await call('PUT', `/users/${id}/reset-password`, change);
    if (status === 400) return 'refused';
    if (status === 404) return 'unknown';
    expectOk('reset-password', status, body);
    return 'done';
  },
  async unlink(id: string, provider: SocialProviderName): Promise<void> {
    const { status, body } = await call('DELETE', `/users/${id}/federated-identity/${provider}`);
    if (status !== 404) expectOk('federated-identity', status, body);
  },
});

const userSessions = (call: CallAdmin) => ({
  listSessions: (id: string): Promise<KeycloakSession[]> =>
    list(call, `/users/${id}/sessions`, sessionSchema),
  async endSession(sessionId: string): Promise<void> {
    const { status, body } = await call('DELETE', `/sessions/${sessionId}`);
    if (status !== 404) expectOk('sessions', status, body);
  },
});

async function list<Item extends v.GenericSchema>(call: CallAdmin, path: string, item: Item) {
  const { status, body } = await call('GET', path);
  return status === 404 ? [] : v.parse(v.array(item), expectOk(path, status, body));
}

async function find(call: CallAdmin, id: string): Promise<KeycloakUser | null> {
  const { status, body } = await call('GET', `/users/${id}`);
  return status === 404 ? null : v.parse(userSchema, expectOk('/users', status, body));
}

async function insert(call: CallAdmin, { email, name, signUpId }: NewUser, means: object) {
  const { status, body, location } = await call('POST', '/users', {
    username: email,
    email,
    firstName: name,
    enabled: false,
    attributes: { [signUpAttribute]: [signUpId] },
    ...means,
  });
  if (status === 409) return { ok: false, problem: 'duplicate-email' } as const;
  if (status === 400) return { ok: false, problem: 'malformed' } as const;
  expectOk('/users', status, body);
  const id = location?.split('/').at(-1) ?? '';
  const role = await call('GET', '/roles/user');
  expectOk('/roles/user', role.status, role.body);
  const mapped = await call('POST', `/users/${id}/role-mappings/realm`, [role.body]);
  expectOk('role-mappings', mapped.status, mapped.body);
  return { ok: true, value: id } as const;
}

/** A 403 is a role that the service account lacks: nothing that a shopper could do about it. */
function expectOk(what: string, status: number, body: unknown): unknown {
  if (status < 300) return body;
  const { error, errorMessage } = (body ?? {}) as { error?: string; errorMessage?: string };
  throw new KeycloakUnavailable(`Keycloak refuses ${what}: ${status} ${error ?? errorMessage ?? ''}`);
}
