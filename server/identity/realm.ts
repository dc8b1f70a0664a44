/** Who issues tokens, to whom, and for which service. */
export type Realm = {
  /** The segment after `/realms/`. */
  readonly name: string;
  /** `iss` of every token. */
  readonly issuer: string;
  /** `aud` of access tokens: the data service and the REST interface. */
  readonly audience: string;
  /** The secret is in every shopper's browser: it is compared, and gives no power whatever. */
  readonly client: { readonly id: string; readonly secret: string };
  readonly publicOrigin: string | null;
};

const name = 'kkumim';

/**
 * Without a public origin the issuer leaves the port out, so that several processes on one database accept each
 * other's tokens.
 */
export function createRealm(settings: { publicOrigin: string | null; clientSecret: string }): Realm {
  return {
    name,
    issuer: `${settings.publicOrigin ?? 'http://localhost'}/realms/${name}`,
    audience: 'kkumim-api',
    client: { id: 'storefront', secret: settings.clientSecret },
    publicOrigin: settings.publicOrigin,
  };
}
