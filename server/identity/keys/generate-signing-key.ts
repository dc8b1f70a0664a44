import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import { encrypt } from '#server/platform/encryption.ts';

/** RS256, because every data service and every JWT library supports it. */
export const signingAlgorithm = 'RS256';

export async function generateSigningKey(
  encryptionKey: Buffer,
): Promise<{ kid: string; publicJwk: JWK; sealedPrivateJwk: Buffer }> {
  const pair = await generateKeyPair(signingAlgorithm, { modulusLength: 2048, extractable: true });
  const jwk = await exportJWK(pair.publicKey);
  const kid = await calculateJwkThumbprint(jwk);
  const privateJwk = JSON.stringify(await exportJWK(pair.privateKey));
  return {
    kid,
    publicJwk: { ...jwk, kid, alg: signingAlgorithm, use: 'sig' },
    sealedPrivateJwk: encrypt(encryptionKey, kid, privateJwk),
  };
}
