import type { JWK } from 'jose';
import * as v from 'valibot';
import { StartupError } from '#server/startup-error.ts';
import type { Realm } from '../realm.ts';

const timeoutMs = 5_000;

type JsonResponse = { readonly status: number; readonly body: unknown };

const jwksSchema = v.object({ keys: v.array(v.looseObject({ kty: v.string(), kid: v.string() })) });

/** The public keys of a realm. Their URL is derived from the configured issuer, never from a token. */
export async function fetchJwks(issuer: string): Promise<readonly JWK[]> {
  const response = await fetchJson(`${issuer}/protocol/openid-connect/certs`);
  return v.parse(jwksSchema, response.body).keys;
}

/** The client of the realm with which this server authenticates. */
export type ServiceAccount = { readonly id: string; readonly secret: string };

/** Calls the realm's Admin REST API; `path` is relative to `/admin/realms/{realm}`. */
export type FetchAdmin = (path: string) => Promise<JsonResponse>;

const tokenSchema = v.object({ access_token: v.string() });

/** Requests a new token for each call, because there are only a few, at startup. */
export function createAdminClient(realm: Realm, { id, secret }: ServiceAccount): FetchAdmin {
  const adminUrl = realm.issuer.replace(/\/realms\/([^/]+)$/, '/admin/realms/$1');
  return async (path) => {
    const token = await fetchToken();
    return fetchJson(`${adminUrl}${path}`, { headers: { authorization: `Bearer ${token}` } });
  };

  async function fetchToken(): Promise<string> {
    const response = await fetchJson(`${realm.issuer}/protocol/openid-connect/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'client_credentials', client_id: id, client_secret: secret }),
    });
    const token = v.safeParse(tokenSchema, response.body);
    if (token.success) return token.output.access_token;
    throw new StartupError(
      `${realm.issuer} refuses the service account ${id} (${response.status}): check IDENTITY_SERVICE and IDENTITY_SERVICE_SECRET.`,
    );
  }
}

/** @throws when there is no response in time, a redirect, or the body is not JSON */
async function fetchJson(
  url: string,
  request: { method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: URLSearchParams } = {},
): Promise<JsonResponse> {
  const response = await fetch(url, {
    ...request,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  return { status: response.status, body: await response.json() };
}
