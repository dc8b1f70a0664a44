import { importPKCS8, SignJWT } from 'jose';
import type { ClientAuth } from 'openid-client';
import type { AppleKey } from './social-settings.ts';

/** Apple allows six months; each call makes its own. */
const lifetime = '5 minutes';

/** Apple has no client secret: a token that the shop signs with its key stands for it. */
export function appleSecret(clientId: string, { teamId, keyId, privateKey }: AppleKey): ClientAuth {
  return async (server, _client, body) => {
    const key = await importPKCS8(privateKey, 'ES256');
    const secret = await new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience(server.issuer)
      .setIssuedAt()
      .setExpirationTime(lifetime)
      .sign(key);
    body.set('client_id', clientId);
    body.set('client_secret', secret);
  };
}
