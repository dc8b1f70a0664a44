import * as v from 'valibot';
import { isPlainAddress } from '#server/platform/network/plain-address.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { type SocialProviderName, socialProviders } from '#src/shared/contracts/social-names.ts';

export type KeycloakSettings = {
  readonly kind: 'keycloak';
  /** `https://id.example/realms/kkumim`, as browsers and this server reach it. */
  readonly issuer: string;
  /** The storefront's client. */
  readonly clientId: string;
  /** The client by which this server asks for more than a token says. */
  readonly service: { readonly id: string; readonly secret: string };
  /** Identity providers of the realm, by aliases that are the shop's names of them. */
  readonly providers: readonly SocialProviderName[];
};

const issuer = v.pipe(
  v.string(),
  v.check((value) => isPlainAddress(value) && /\/realms\/[\w-]+$/.test(value)),
  v.description('an address like https://id.example/realms/kkumim'),
);

const providers = v.pipe(
  v.string(),
  v.transform((value) => value.split(',').map((name) => name.trim())),
  v.array(v.picklist(socialProviders)),
  v.description(`some of ${socialProviders.join(',')}`),
);

export const keycloakVariables = {
  IDENTITY_ISSUER: v.optional(issuer),
  IDENTITY_PROVIDERS: v.optional(providers),
  IDENTITY_CLIENT: v.optional(v.string(), 'storefront'),
  IDENTITY_SERVICE: v.optional(v.string(), 'kkumim-server'),
  IDENTITY_SERVICE_SECRET: v.optional(v.string()),
};

const schema = () => v.object(keycloakVariables);

export function readKeycloak(output: v.InferOutput<ReturnType<typeof schema>>): KeycloakSettings {
  const { IDENTITY_ISSUER, IDENTITY_CLIENT, IDENTITY_SERVICE, IDENTITY_SERVICE_SECRET } = output;
  if (!IDENTITY_ISSUER) throw new StartupError('IDENTITY=keycloak needs IDENTITY_ISSUER.');
  if (!IDENTITY_SERVICE_SECRET) throw new StartupError('IDENTITY=keycloak needs IDENTITY_SERVICE_SECRET.');
  return {
    kind: 'keycloak',
    issuer: IDENTITY_ISSUER,
    clientId: IDENTITY_CLIENT,
    service: { id: IDENTITY_SERVICE, secret: IDENTITY_SERVICE_SECRET },
    providers: output.IDENTITY_PROVIDERS ?? [],
  };
}
