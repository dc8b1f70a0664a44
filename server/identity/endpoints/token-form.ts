import * as v from 'valibot';

/** Longer than any password we let people choose, short enough to be no burden. */
const field = v.pipe(v.string(), v.minLength(1), v.maxLength(1024));

const grants = {
  password: v.object({ grant_type: v.literal('password'), username: field, password: field }),
  refresh_token: v.object({ grant_type: v.literal('refresh_token'), refresh_token: field }),
} as const;

type TokenForm = v.InferOutput<(typeof grants)[keyof typeof grants]>;

type TokenFormReading =
  | { readonly kind: 'form'; readonly form: TokenForm }
  | { readonly kind: 'unsupported-grant' }
  | { readonly kind: 'incomplete'; readonly field: string };

const withGrant = v.object({ grant_type: v.string() });

/** `scope` is not read: everybody gets `openid`, and the answer says so. */
export function readTokenForm(body: unknown): TokenFormReading {
  const given = v.safeParse(withGrant, body);
  if (!given.success) return { kind: 'incomplete', field: 'grant_type' };
  const { grant_type } = given.output;
  if (grant_type !== 'password' && grant_type !== 'refresh_token') return { kind: 'unsupported-grant' };
  const form = v.safeParse(grants[grant_type], body);
  if (form.success) return { kind: 'form', form: form.output };
  return { kind: 'incomplete', field: String(form.issues[0].path?.[0].key) };
}
