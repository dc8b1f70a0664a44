import type { JWK } from 'jose';
import * as v from 'valibot';
import { askKeycloak } from './ask-keycloak.ts';

const keySetSchema = v.object({ keys: v.array(v.looseObject({ kty: v.string(), kid: v.string() })) });

/** The public keys of a realm, from where its issuer says. What a token says about keys is never looked at. */
export async function readPublishedKeys(issuer: string): Promise<readonly JWK[]> {
  const answer = await askKeycloak(`${issuer}/protocol/openid-connect/certs`);
  return v.parse(keySetSchema, answer.body).keys;
}
