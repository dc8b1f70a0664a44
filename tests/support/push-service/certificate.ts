import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The certificate of the stand-in, valid for a hundred years and worth nothing elsewhere. Made by
 * `openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 36500 -subj "/CN=push service of the tests"
 * -addext "subjectAltName=DNS:localhost,DNS:*.google.com,DNS:*.googleapis.com,DNS:push.example,IP:127.0.0.1"
 * -addext "basicConstraints=critical,CA:TRUE" -keyout key.pem -out certificate.pem`
 */
export const certificateFile = join(import.meta.dirname, 'certificate.pem');

export const tlsIdentity = {
  cert: readFileSync(certificateFile),
  key: readFileSync(join(import.meta.dirname, 'key.pem')),
};

/** By this Chromium recognizes it without trusting anything else. */
export const certificateFingerprint = createHash('sha256')
  .update(new X509Certificate(tlsIdentity.cert).publicKey.export({ type: 'spki', format: 'der' }))
  .digest('base64');
