import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Realm } from '../realm.ts';
import { isClientAuthenticated } from './client-authentication.ts';
import { sendOAuthError } from './oauth-error.ts';

/** The maximum length is above that of any password, and bounds the cost of hashing. */
const field = v.pipe(v.string(), v.minLength(1), v.maxLength(1024));

const grants = {
  password: v.object({ grant_type: v.literal('password'), username: field, password: field }),
  // One-time codes of social sign-in; there is no authorization endpoint.
  authorization_code: v.object({
    grant_type: v.literal('authorization_code'),
    code: v.pipe(v.string(), v.minLength(1), v.maxLength(4096)),
  }),
  refresh_token: v.object({ grant_type: v.literal('refresh_token'), refresh_token: field }),
} as const;

type TokenRequest = v.InferOutput<(typeof grants)[keyof typeof grants]>;

type ParsedTokenRequest =
  | { readonly kind: 'valid'; readonly form: TokenRequest }
  | { readonly kind: 'unsupported-grant' }
  | { readonly kind: 'invalid'; readonly field: string };

/** @returns null for a request that has been refused */
export function receiveTokenRequest(
  realm: Realm,
  { body }: FastifyRequest,
  reply: FastifyReply,
): TokenRequest | null {
  reply.headers({ 'cache-control': 'no-store', pragma: 'no-cache' });
  if (!isClientAuthenticated(realm, body)) {
    sendOAuthError(reply, 401, 'invalid_client', 'Invalid client or Invalid client credentials');
    return null;
  }
  const parsed = parseTokenRequest(body);
  switch (parsed.kind) {
    case 'invalid':
      sendOAuthError(reply, 400, 'invalid_request', `Missing or wrong parameter: ${parsed.field}`);
      return null;
    case 'unsupported-grant':
      sendUnsupportedGrant(reply);
      return null;
    case 'valid':
      return parsed.form;
  }
}

export const sendUnsupportedGrant = (reply: FastifyReply): FastifyReply =>
  sendOAuthError(reply, 400, 'unsupported_grant_type', 'Unsupported grant_type');

const withGrant = v.object({ grant_type: v.string() });

/** `scope` is ignored: every client gets `openid`, which the response states. */
function parseTokenRequest(body: unknown): ParsedTokenRequest {
  const parsed = v.safeParse(withGrant, body);
  if (!parsed.success) return { kind: 'invalid', field: 'grant_type' };
  const { grant_type } = parsed.output;
  if (!isGrant(grant_type)) return { kind: 'unsupported-grant' };
  const form = v.safeParse(grants[grant_type], body);
  if (form.success) return { kind: 'valid', form: form.output };
  return { kind: 'invalid', field: String(form.issues[0].path?.[0].key) };
}

const isGrant = (name: string): name is keyof typeof grants => Object.hasOwn(grants, name);
