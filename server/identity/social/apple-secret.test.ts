import { generateKeyPairSync } from 'node:crypto';
import { jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { appleSecret } from './apple-secret.ts';

test('Apple is shown a token that the key of the shop has signed, for a few minutes', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const authenticate = appleSecret('shop.example', { teamId: 'T1', keyId: 'K1', privateKey: pem });
  const body = new URLSearchParams();
  await authenticate(
    { issuer: 'https://appleid.apple.com' },
    { client_id: 'shop.example' },
    body,
    new Headers(),
  );
  expect(body.get('client_id')).toBe('shop.example');
  const { payload, protectedHeader } = await jwtVerify(body.get('client_secret') ?? '', publicKey, {
    issuer: 'T1',
    subject: 'shop.example',
    audience: 'https://appleid.apple.com',
  });
  expect(protectedHeader).toMatchObject({ alg: 'ES256', kid: 'K1' });
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(300);
});
