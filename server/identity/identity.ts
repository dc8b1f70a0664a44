import type { JWK } from 'jose';
import type { Pool } from '#server/database/pool.ts';
import { type DemoAccount, syncDemoAccounts } from './accounts/demo-accounts.ts';
import { createPasswords } from './accounts/passwords.ts';
import { createSignIn, type SignIn } from './accounts/sign-in.ts';
import { removeIdleLimits } from './accounts/sign-in-rate-limit.ts';
import { createTrustedDevices, type TrustedDevices } from './accounts/trusted-device.ts';
import { readKeys, removeOldKeys } from './keys/key-table.ts';
import { algorithm } from './keys/new-key.ts';
import { createSigningKeys, type SigningKey } from './keys/signing-key.ts';
import { createVerificationKeys } from './keys/verification-keys.ts';
import { authenticateBy } from './members/authenticate.ts';
import type { IdentityProvider } from './provider.ts';
import type { Realm } from './realm.ts';
import { removeExpiredSessions } from './sessions/session.ts';
import { createSessionStatus, requireActiveSession, type SessionStatus } from './sessions/session-status.ts';
import { createAccessTokenVerifier, type VerifyAccessToken } from './tokens/verify-access-token.ts';

/** The embedded provider. */
export type Identity = IdentityProvider & {
  readonly pool: Pool;
  readonly realm: Realm;
  readonly signIn: SignIn;
  readonly trustedDevices: TrustedDevices;
  readonly sessionStatus: SessionStatus;
  readonly signingKey: () => Promise<SigningKey>;
  readonly publicKeys: () => Promise<JWK[]>;
  /** Forgets what is over: sign-ins, retired keys, counted tries. */
  readonly cleanup: () => Promise<void>;
  readonly verifyAccessToken: VerifyAccessToken;
};

/** Everything it knows is in the database, so that any number of processes are one provider. */
export async function openIdentity(parts: {
  pool: Pool;
  realm: Realm;
  sealingKey: Buffer;
  /** None where the demo is off. */
  demoAccounts: readonly DemoAccount[];
}): Promise<Identity> {
  const { pool, realm } = parts;
  const passwords = await createPasswords();
  await syncDemoAccounts(pool, passwords, parts.demoAccounts);
  const trustedDevices = createTrustedDevices(parts.sealingKey);
  const signingKey = createSigningKeys(pool, parts.sealingKey);
  // The first sign-in shall not wait for a key to be made.
  await signingKey();
  const publicKeys = async () => (await readKeys(pool)).map(({ publicJwk }) => publicJwk);
  const verifySignature = createAccessTokenVerifier({
    name: realm.issuer,
    audience: realm.audience,
    algorithms: [algorithm],
    keys: createVerificationKeys(publicKeys),
  });
  const sessionStatus = createSessionStatus(pool);
  const verifyAccessToken = requireActiveSession(verifySignature, sessionStatus);
  return {
    pool,
    realm,
    signIn: createSignIn(pool, passwords, trustedDevices),
    trustedDevices,
    sessionStatus,
    signingKey,
    publicKeys,
    cleanup: async () => {
      await removeExpiredSessions(pool);
      await removeOldKeys(pool);
      await removeIdleLimits(pool);
    },
    verifyAccessToken,
    authenticate: authenticateBy(verifyAccessToken, pool),
  };
}
