import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import type { Pool } from '#server/platform/database/pool.ts';
import { insertTerms } from './terms.ts';

type Server = { readonly app: FastifyInstance; readonly pool: Pool };

export const goodPassword = 'maru-kkumida-82';

export const agreements = {
  service: true,
  privacy: true,
  purchase: true,
  over14: true,
  marketing: false,
  advertising: false,
};

let lastNumber = 10_000_000;
/** A phone that no test has used. */
export const newPhone = () => {
  lastNumber += 1;
  return `010${lastNumber}`;
};

/** Calls `/api/v1` as a visitor from `from`, which has its own rate limits. */
export function visitorRequests(server: Server, from = '198.51.100.1') {
  return (path: string, payload: object, headers: Readonly<Record<string, string>> = {}) =>
    server.app.inject({
      method: 'POST',
      url: `/api/v1${path}`,
      payload,
      remoteAddress: from,
      headers: { host: 'shop.test', 'accept-language': 'ko', ...headers },
    });
}

/** The last message to this phone or address, whether it is still to be sent or was shown by the demo shop. */
export async function lastMessage({ pool }: Server, recipient: string) {
  const { rows } = await pool.query<{ text: string; kind: string }>(
    `select coalesce(payload ->> 'text', text) as text, coalesce(payload ->> 'kind', demo_message.kind) as kind
     from outbound_call left join demo_message using (id)
     where $1 in (payload ->> 'recipient', recipient) order by created_at desc limit 1`,
    [recipient],
  );
  expect(rows).toHaveLength(1);
  return rows[0] ?? { text: '', kind: '' };
}

export async function readCode(server: Server, recipient: string): Promise<string> {
  const { text } = await lastMessage(server, recipient);
  return /\b(\d{6}|[0-9A-Z]{4}-[0-9A-Z]{4})\b/.exec(text)?.[1] ?? '';
}

type Call = ReturnType<typeof visitorRequests>;

/** Requests a code and enters it. */
export async function verifyTarget(
  server: Server,
  call: Call,
  purpose: string,
  target: string,
): Promise<string> {
  if (purpose === 'SIGN_UP') await insertTerms(server);
  const sent = await call('/auth/codes', { purpose, target });
  expect(sent.statusCode, sent.body).toBe(201);
  const code = await readCode(server, target);
  const verified = await call('/auth/codes/verify', { id: sent.json().id, code });
  expect(verified.statusCode, verified.body).toBe(200);
  return verified.json().verification_token;
}

/** Nothing where the shop sends no emails, or not to this address. From a network of its own, as codes are limited. */
export async function proveEmail(server: Server, email: string): Promise<{ email_token?: string }> {
  lastNumber += 1;
  const call = visitorRequests(server, `2001:db8:${(lastNumber % 60_000).toString(16)}::1`);
  const sent = await call('/auth/codes', { purpose: 'SIGN_UP_EMAIL', target: email });
  if (sent.statusCode !== 201) return {};
  const code = await readCode(server, email.trim().toLowerCase());
  const verified = await call('/auth/codes/verify', { id: sent.json().id, code });
  expect(verified.statusCode, verified.body).toBe(200);
  return { email_token: verified.json().verification_token };
}

/** The body that the sign-up form sends, with a phone that was verified just now. */
export async function signUpForm(server: Server, call: Call, changes: object = {}) {
  const phone = newPhone();
  const { email = `member-${phone}@example.com` } = changes as { email?: string };
  return {
    email,
    password: goodPassword,
    password_confirm: goodPassword,
    name: '김마루',
    nickname: `마루${phone.slice(-6)}`,
    phone,
    verification_token: await verifyTarget(server, call, 'SIGN_UP', phone),
    ...(await proveEmail(server, email)),
    agreements,
    ...changes,
  };
}

/** Access token and refresh token of a member. */
export const signIn = (server: Server, username: string, password = goodPassword) =>
  requestTokens(server, { grant_type: 'password', username, password });

export async function requestTokens({ app }: Server, grant: Readonly<Record<string, string>>) {
  const { token_url, client_id, client_secret } = (await app.inject('/api/v1/config')).json();
  return app.inject({
    method: 'POST',
    url: token_url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ client_id, client_secret, ...grant }).toString(),
  });
}

/** A member who has signed up and in. Their calls come from the network of `call`. */
export async function newMember(server: Server, call: Call, changes: object = {}) {
  const form = await signUpForm(server, call, changes);
  const signedUp = await call('/auth/sign-up', form);
  expect(signedUp.statusCode, signedUp.body).toBe(201);
  return { ...form, id: signedUp.json().id as string, ...(await newSession(server, form.email)) };
}

/** Another browser of the same member. */
export async function newSession(server: Server, email: string, password = goodPassword) {
  const { access_token, refresh_token } = (await signIn(server, email, password)).json();
  const request = (method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
    server.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: { authorization: `Bearer ${access_token}`, host: 'shop.test', 'accept-language': 'ko' },
      ...(payload && { payload }),
    });
  return { request, refreshToken: refresh_token as string };
}
