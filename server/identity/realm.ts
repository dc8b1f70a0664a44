import type { Config } from '#server/config.ts';

/** Who issues tokens, to whom, and for which service. */
export type Realm = {
  /** The segment after `/realms/`. */
  readonly name: string;
  /** `iss` of every token. */
  readonly issuer: string;
  /** Where browsers find its endpoints: below `/realms` of this server, or an absolute address. */
  readonly address: string;
  /** `aud` of access tokens: the data service and the REST interface. */
  readonly audience: string;
  /** The secret is in every shopper's browser: it is compared, and gives no power whatever. */
  readonly client: { readonly id: string; readonly secret: string };
  readonly publicOrigin: string | null;
};

const name = 'kkumim';
const audience = 'kkumim-api';

/**
 * The embedded provider's. Without a public origin the issuer leaves the port out, so that several processes on one
 * database accept each other's tokens.
 */
export function createRealm(settings: { publicOrigin: string | null; clientSecret: string }): Realm {
  return {
    name,
    issuer: `${settings.publicOrigin ?? 'http://localhost'}/realms/${name}`,
    address: `/realms/${name}`,
    audience,
    client: { id: 'storefront', secret: settings.clientSecret },
    publicOrigin: settings.publicOrigin,
  };
}

/** The realm that signs members in: our own, or the external one that is configured. */
export function realmOf({ identity, publicOrigin, clientSecret }: RealmSettings): Realm {
  if (identity.kind === 'embedded') return createRealm({ publicOrigin, clientSecret });
  const { issuer, clientId } = identity;
  return {
    name: issuer.slice(issuer.lastIndexOf('/') + 1),
    issuer,
    address: issuer,
    audience,
    client: { id: clientId, secret: clientSecret },
    publicOrigin,
  };
}

type RealmSettings = Pick<Config, 'identity' | 'publicOrigin' | 'clientSecret'>;
