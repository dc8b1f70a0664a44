import type { KeycloakSettings } from './keycloak/keycloak-settings.ts';

/** Keycloak's term for an issuer with its clients: who issues tokens, to which client, for which audience. */
export type Realm = {
  /** The segment after `/realms/`. */
  readonly name: string;
  /** `iss` of every token. */
  readonly issuer: string;
  /** Base URL of its endpoints for browsers: a path of this server, or absolute. */
  readonly baseUrl: string;
  /** `aud` of access tokens: the data service and the REST interface. */
  readonly audience: string;
  /** The secret is public, as it is sent to every browser: it grants nothing. */
  readonly client: { readonly id: string; readonly secret: string };
  readonly publicOrigin: string | null;
};

const name = 'kkumim';
const audience = 'kkumim-api';

/**
 * The realm of the embedded provider. Without a public origin the issuer has no port, so that several processes on one
 * database accept each other's tokens.
 */
export function createEmbeddedRealm(settings: { publicOrigin: string | null; clientSecret: string }): Realm {
  return {
    name,
    issuer: `${settings.publicOrigin ?? 'http://localhost'}/realms/${name}`,
    baseUrl: `/realms/${name}`,
    audience,
    client: { id: 'storefront', secret: settings.clientSecret },
    publicOrigin: settings.publicOrigin,
  };
}

/** The configured realm: embedded or external. */
export function resolveRealm({ identity, publicOrigin, clientSecret }: RealmSettings): Realm {
  if (identity.kind === 'embedded') return createEmbeddedRealm({ publicOrigin, clientSecret });
  const { issuer, clientId } = identity;
  return {
    name: issuer.slice(issuer.lastIndexOf('/') + 1),
    issuer,
    baseUrl: issuer,
    audience,
    client: { id: clientId, secret: clientSecret },
    publicOrigin,
  };
}

/** Path of this server's own OpenID endpoints, of which there is one with an external realm. */
export const ownEndpoints = ({ name }: Pick<Realm, 'name'>): string =>
  `/realms/${name}/protocol/openid-connect`;

export type RealmSettings = {
  readonly identity: { readonly kind: 'embedded' } | KeycloakSettings;
  readonly publicOrigin: string | null;
  readonly clientSecret: string;
};
