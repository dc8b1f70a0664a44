import type { JWK } from 'jose';
import * as v from 'valibot';
import { StartupError } from '#server/platform/startup-error.ts';
import { parseJson } from '#src/shared/parse.ts';
import type { Realm } from '../realm.ts';

const timeoutMs = 5_000;

type Answer = {
  readonly status: number;
  /** Null: there is none, or it is no JSON. */
  readonly body: unknown;
  readonly location: string | null;
};

/** Keycloak does not respond, or cannot. Visitors are told that the shop is busy, as when the database is away. */
export class KeycloakUnavailable extends Error {
  override readonly name = 'KeycloakUnavailable';
}

const jwksSchema = v.object({ keys: v.array(v.looseObject({ kty: v.string(), kid: v.string() })) });

/** The public keys of a realm. Their URL is derived from the configured issuer, never from a token. */
export async function fetchJwks(issuer: string): Promise<readonly JWK[]> {
  const answer = await request(`${issuer}/protocol/openid-connect/certs`);
  return v.parse(jwksSchema, answer.body).keys;
}

/** The client of the realm with which this server authenticates. */
export type ServiceAccount = { readonly id: string; readonly secret: string };

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Calls the realm's Admin REST API; `path` is relative to `/admin/realms/{realm}`.
 *
 * @throws KeycloakUnavailable
 */
export type CallAdmin = (method: Method, path: string, body?: object) => Promise<Answer>;

const tokenSchema = v.object({ access_token: v.string(), expires_in: v.optional(v.number(), 0) });

/** Seconds before its end at which a token of the service account counts as expired. */
const margin = 30;

/** Its token is kept until shortly before its end, and replaced when Keycloak does not take it any more. */
export function createAdminClient(realm: Realm, { id, secret }: ServiceAccount): CallAdmin {
  const adminUrl = realm.issuer.replace(/\/realms\/([^/]+)$/, '/admin/realms/$1');
  let known: { readonly token: string; readonly until: number } | null = null;

  async function call(method: Method, path: string, body?: object): Promise<Answer> {
    return request(`${adminUrl}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await findToken()}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  }

  async function findToken(): Promise<string> {
    if (known && known.until > performance.now()) return known.token;
    const answer = await requestToken(realm, {
      grant_type: 'client_credentials',
      client_id: id,
      client_secret: secret,
    });
    const token = v.safeParse(tokenSchema, answer.body);
    if (!token.success) {
      throw new StartupError(
        `${realm.issuer} refuses the service account ${id} (${answer.status}): check IDENTITY_SERVICE and IDENTITY_SERVICE_SECRET.`,
      );
    }
    const { access_token, expires_in } = token.output;
    known = { token: access_token, until: performance.now() + (expires_in - margin) * 1000 };
    return access_token;
  }

  return async (method, path, body) => {
    const answer = await call(method, path, body);
    if (answer.status !== 401) return answer;
    known = null;
    return call(method, path, body);
  };
}

/** Asks the realm's token endpoint. */
export const requestToken = (realm: Realm, form: Record<string, string>): Promise<Answer> =>
  request(`${realm.issuer}/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams(form),
  });

async function request(url: string, init: RequestInit = {}): Promise<Answer> {
  const answer = await readAnswer(url, init)
    .catch(async (error: Error) => {
      // A kept connection that Keycloak has closed meanwhile. A POST may have arrived.
      if (init.method !== 'POST' && error.name !== 'TimeoutError') return readAnswer(url, init);
      throw error;
    })
    .catch((error: Error) => {
      throw new KeycloakUnavailable(`Keycloak does not respond: ${error.message}`, { cause: error });
    });
  if (answer.status >= 500) throw new KeycloakUnavailable(`Keycloak responds ${answer.status}.`);
  return answer;
}

async function readAnswer(url: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(url, {
    ...init,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const { status, headers } = response;
  return { status, body: parseJson(await response.text()), location: headers.get('location') };
}
