import { createPublicKey, verify } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const seconds = () => Date.now() / 1000;

/**
 * Judges the signature of an application server as a push service does (RFC 8292).
 * @returns the key it signed with, or why the request is refused
 */
export function verifyVapid({
  authorization,
  host,
}: IncomingHttpHeaders): { readonly key: string } | { readonly problem: string } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(\S+)$/.exec(authorization ?? '') ?? [];
  const [header = '', payload = '', signature = ''] = token.split('.');
  if (!signature) return { problem: 'no vapid' };
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const signed = Buffer.from(`${header}.${payload}`);
  const isSigned = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) return { problem: 'bad signature' };
  const { aud, exp, sub } = JSON.parse(Buffer.from(payload, 'base64url').toString());
  if (aud !== `https://${host}`) return { problem: `for ${aud}` };
  if (exp < seconds() || exp > seconds() + 24 * 3600) return { problem: 'expired' };
  if (!/^(mailto:|https:)/.test(sub)) return { problem: 'nobody to write to' };
  return { key };
}
