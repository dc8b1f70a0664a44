import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import { seal } from './seal.ts';

/** RS256 because every data service and every library that may stand in for ours can check it. */
export const algorithm = 'RS256';

export async function newKey(
  sealingKey: Buffer,
): Promise<{ kid: string; publicJwk: JWK; sealedPrivateJwk: Buffer }> {
  const pair = await generateKeyPair(algorithm, { modulusLength: 2048, extractable: true });
  const shape = await exportJWK(pair.publicKey);
  const kid = await calculateJwkThumbprint(shape);
  const privateJwk = JSON.stringify(await exportJWK(pair.privateKey));
  return {
    kid,
    publicJwk: { ...shape, kid, alg: algorithm, use: 'sig' },
    sealedPrivateJwk: seal(sealingKey, kid, privateJwk),
  };
}
