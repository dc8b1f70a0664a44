import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { inject, onTestFinished } from 'vitest';
import type { Fault } from './faulty-proxy.ts';

/** The realm under test, as its operator sees it. */
const origin = inject('keycloakOrigin');
export const issuer = `${origin}/realms/kkumim`;

type Call = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** Not by `fetch`: in a test that plays a page it may only do what pages may. */
async function call(address: string, { body, ...options }: Call) {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: unknown }>();
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const headers = { ...options.headers, ...length };
  const asked = request(address, { ...options, headers }, async (answer) => {
    const said = await text(answer);
    resolve({ status: answer.statusCode ?? 0, body: said ? JSON.parse(said) : null });
  });
  asked.on('error', reject).end(body);
  return promise;
}

type Form = Readonly<Record<string, string>>;

export const post = (address: string, form: Form) =>
  call(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  });

/** Any realm's token endpoint. */
export async function requestToken(realm: string, form: Form): Promise<Record<string, string>> {
  const { body } = await post(`${origin}/realms/${realm}/protocol/openid-connect/token`, form);
  return body as Record<string, string>;
}

export const requestOperatorToken = () =>
  requestToken('master', { grant_type: 'password', client_id: 'admin-cli', ...inject('keycloakAdmin') });

/** Signs in as the storefront does. */
export const signIn = (name: string, password = 'kkumim1234') =>
  requestToken('kkumim', {
    grant_type: 'password',
    scope: 'openid',
    client_id: 'storefront',
    client_secret: 'storefront',
    username: `${name}@kkumim.test`,
    password,
  });

let operator: { readonly token: string | undefined; readonly until: number } | null = null;

/** Kept for half of its minute. */
async function findOperatorToken() {
  if (operator && operator.until > performance.now()) return operator.token;
  const { access_token } = await requestOperatorToken();
  operator = { token: access_token, until: performance.now() + 30_000 };
  return access_token;
}

/** `path` below the realm's administration. @returns what it answers; null for nothing */
export async function callAdminApi<Answer>(
  method: Call['method'],
  path: string,
  body?: object,
): Promise<Answer> {
  const token = await findOperatorToken();
  const answer = await call(`${origin}/admin/realms/kkumim${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (answer.status >= 300)
    throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body as Answer;
}

/** Seconds, for tokens that are issued until the end of the test. */
export async function setTokenLifespan(accessTokenLifespan: number): Promise<void> {
  const before = await callAdminApi<{ accessTokenLifespan: number }>('GET', '');
  onTestFinished(async () => {
    await callAdminApi('PUT', '', { accessTokenLifespan: before.accessTokenLifespan });
  });
  await callAdminApi('PUT', '', { accessTokenLifespan });
}

/** The secret Keycloak made up for the server's client when it imported the realm. */
export async function serviceSecret(): Promise<string> {
  const [client] = await callAdminApi<{ id: string }[]>('GET', '/clients?clientId=kkumim-server');
  const { value } = await callAdminApi<{ value: string }>('GET', `/clients/${client?.id}/client-secret`);
  return value;
}

/** From now on; without any everything comes through. */
export async function setFaults(...faults: readonly Fault[]): Promise<void> {
  await call(inject('keycloakFaults'), { method: 'PUT', body: JSON.stringify(faults) });
}

/** As Keycloak has it; null: there is none. */
export async function findUser(email: string) {
  type User = { readonly id: string; readonly enabled: boolean; readonly attributes?: object };
  const [user] = await callAdminApi<User[]>('GET', `/users?exact=true&email=${encodeURIComponent(email)}`);
  return user ?? null;
}
