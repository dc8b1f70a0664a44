import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { decrypt, encrypt } from '#server/platform/encryption.ts';
import { type SocialProviderName, socialProviders } from '#src/shared/contracts/social-names.ts';
import { parseJson } from '#src/shared/parse.ts';
import type { SocialIdentity } from './social-provider.ts';

export type KnownIdentity = SocialIdentity & { readonly provider: SocialProviderName };

/** The facts that the browser carries in place of the server, which must not store anything about somebody who is no member yet. */
export type SocialCodes = {
  /** The one-time code: of the answered sign-in with this id, see `sign-in-requests.ts`. */
  encryptCode(id: string, identity: KnownIdentity): string;
  openCode(code: string): { readonly id: string; readonly identity: KnownIdentity } | null;
  /** Proof, for 15 minutes, of who wants to become a member. */
  encryptSignUp(identity: KnownIdentity): string;
  openSignUp(token: string): KnownIdentity | null;
};

const signUpMs = 15 * 60_000;

const identitySchema = v.object({
  provider: v.picklist(socialProviders),
  sub: v.string(),
  email: v.nullable(v.string()),
  isEmailVerified: v.boolean(),
  name: v.nullable(v.string()),
  session: v.nullable(v.object({ accountId: v.string(), refreshToken: v.string() })),
});

const codeSchema = v.object({ id: v.pipe(v.string(), v.uuid()), identity: identitySchema });
const signUpSchema = v.object({ until: v.number(), identity: identitySchema });

/** Processes with the same encryption key open each other's. */
export function createSocialCodes(encryptionKey: Buffer): SocialCodes {
  const key = createHmac('sha256', encryptionKey).update('social sign-in').digest();
  const write = (name: string, content: object) =>
    encrypt(key, name, JSON.stringify(content)).toString('base64url');
  const read = (name: string, text: string) => parseJson(decrypt(key, name, Buffer.from(text, 'base64url')));

  return {
    encryptCode: (id, identity) => write('code', { id, identity }),
    openCode(code) {
      const opened = v.safeParse(codeSchema, read('code', code));
      return opened.success ? opened.output : null;
    },
    encryptSignUp: (identity) => write('sign-up', { until: Date.now() + signUpMs, identity }),
    openSignUp(token) {
      const opened = v.safeParse(signUpSchema, read('sign-up', token));
      return opened.success && opened.output.until > Date.now() ? opened.output.identity : null;
    },
  };
}
