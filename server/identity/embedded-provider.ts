import { availableParallelism } from 'node:os';
import type { JWK } from 'jose';
import { createConcurrencyLimit } from '#server/platform/concurrency/concurrency-limit.ts';
import type { Pool } from '#server/platform/database/pool.ts';
import { createBrowserCookie } from '#server/platform/network/browser-cookie.ts';
import { type DemoAccount, syncDemoAccounts } from './accounts/demo-accounts.ts';
import { createEmbeddedAccounts } from './accounts/embedded-accounts.ts';
import { createPasswordHasher } from './accounts/password-hasher.ts';
import { deleteIdleRateLimits } from './accounts/rate-limit.ts';
import { createSignIn, type SignIn } from './accounts/sign-in.ts';
import { createTrustedDevices, type TrustedDevices } from './accounts/trusted-device.ts';
import { createAuthenticate } from './ensure-member.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { createCachedJwks } from './keys/cached-jwks.ts';
import { signingAlgorithm } from './keys/generate-signing-key.ts';
import { createSigningKeys, type SigningKey } from './keys/signing-key.ts';
import { deleteExpiredSigningKeys, readSigningKeys } from './keys/signing-key-store.ts';
import type { Realm } from './realm.ts';
import { deleteExpiredSessions } from './sessions/session.ts';
import { createSessionStatus, requireActiveSession, type SessionStatus } from './sessions/session-status.ts';
import { createSocialCodes } from './social/social-codes.ts';
import { createAccessTokenVerifier, type VerifyAccessToken } from './tokens/verify-access-token.ts';

/** The OpenID provider that is part of this server. */
export type EmbeddedProvider = IdentityProvider & {
  readonly pool: Pool;
  readonly realm: Realm;
  readonly signIn: SignIn;
  readonly trustedDevices: TrustedDevices;
  readonly sessionStatus: SessionStatus;
  readonly signingKey: () => Promise<SigningKey>;
  readonly publicKeys: () => Promise<JWK[]>;
  /** Deletes expired sessions, expired signing keys and idle rate limits. */
  readonly cleanup: () => Promise<void>;
  readonly verifyAccessToken: VerifyAccessToken;
};

/** All of its state is in the database, so that any number of processes act as one provider. */
export async function openEmbeddedProvider(options: {
  pool: Pool;
  realm: Realm;
  encryptionKey: Buffer;
  /** Empty when the demo is off. */
  demoAccounts: readonly DemoAccount[];
}): Promise<EmbeddedProvider> {
  const { pool, realm } = options;
  const passwordHasher = await createPasswordHasher();
  await syncDemoAccounts(pool, passwordHasher, options.demoAccounts);
  // Hashing is CPU-bound: more at once than there are cores would only delay other requests.
  const hashingLimit = createConcurrencyLimit({ maxRunning: availableParallelism(), maxQueued: 200 });
  const trustedDevices = createTrustedDevices(options.encryptionKey);
  const signingKey = createSigningKeys(pool, options.encryptionKey);
  // Generates a missing key now, so that the first sign-in does not wait for it.
  await signingKey();
  const publicKeys = async () => (await readSigningKeys(pool)).map(({ publicJwk }) => publicJwk);
  const verifySignature = createAccessTokenVerifier({
    name: realm.issuer,
    audience: realm.audience,
    algorithms: [signingAlgorithm],
    keys: createCachedJwks(publicKeys),
  });
  const sessionStatus = createSessionStatus(pool);
  const verifyAccessToken = requireActiveSession(verifySignature, sessionStatus);
  const signIn = createSignIn({ pool, passwordHasher, hashingLimit, trustedDevices });
  return {
    pool,
    realm,
    accounts: createEmbeddedAccounts({ pool, passwordHasher, hashingLimit, signIn, sessionStatus }),
    signIn,
    trustedDevices,
    socialCodes: createSocialCodes(options.encryptionKey),
    browserCookie: createBrowserCookie(realm.publicOrigin, 'social'),
    createBroker: null,
    sessionStatus,
    signingKey,
    publicKeys,
    cleanup: async () => {
      await deleteExpiredSessions(pool);
      await deleteExpiredSigningKeys(pool);
      await deleteIdleRateLimits(pool);
    },
    verifyAccessToken,
    authenticate: createAuthenticate(verifyAccessToken, pool),
  };
}
