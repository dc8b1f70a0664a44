import * as v from 'valibot';
import { StartupError } from '#server/startup-error.ts';
import type { Realm } from '../realm.ts';
import { type Answer, askKeycloak } from './ask-keycloak.ts';

/** A client of the realm that stands for this server. */
export type ServiceClient = { readonly id: string; readonly secret: string };

/** Asks the realm's administration: `path` below `/admin/realms/{realm}`. */
export type AskAdministration = (path: string) => Promise<Answer>;

const tokenSchema = v.object({ access_token: v.string() });

/** Reads what the service account may see. Each call asks for a token of its own: there are a handful, at start. */
export function serviceAccount(realm: Realm, { id, secret }: ServiceClient): AskAdministration {
  const administration = realm.issuer.replace(/\/realms\/([^/]+)$/, '/admin/realms/$1');
  return async (path) => {
    const token = await readToken();
    return askKeycloak(`${administration}${path}`, { headers: { authorization: `Bearer ${token}` } });
  };

  async function readToken(): Promise<string> {
    const answer = await askKeycloak(`${realm.issuer}/protocol/openid-connect/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'client_credentials', client_id: id, client_secret: secret }),
    });
    const token = v.safeParse(tokenSchema, answer.body);
    if (token.success) return token.output.access_token;
    throw new StartupError(
      `${realm.issuer} refuses the service account ${id} (${answer.status}): look at IDENTITY_SERVICE and IDENTITY_SERVICE_SECRET.`,
    );
  }
}
