import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { JWK } from 'jose';
import Provider, { type Configuration, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import { filterCookies } from '#server/platform/network/cookies.ts';
import type { SocialProviderName } from '#src/shared/contracts/social-names.ts';
import { issuerPath, sandboxClientId } from './addresses.ts';
import { createMemoryAdapter } from './memory-adapter.ts';
import { findPerson } from './people.ts';

export type OpenidIssuer = {
  /** Below its path; the body of the request must not have been read. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  /** @returns whether somebody is asked who they are by this request */
  readonly isAsked: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
  /** @param personId null: they will not say */
  readonly answer: (
    request: IncomingMessage,
    response: ServerResponse,
    personId: string | null,
  ) => Promise<void>;
};

type Options = {
  readonly name: Exclude<SocialProviderName, 'naver'>;
  readonly origin: string;
  readonly secret: string;
  readonly signingKey: JWK;
};

/** The shop's, and Keycloak's, which may stand between. */
const callbackPath = /^(\/api\/v1\/auth\/[a-z]+\/callback|\/realms\/[\w-]+\/broker\/[\w-]+\/endpoint)$/;

/** An OpenID provider of its own, behind an issuer below `origin`. */
export function createOpenidIssuer(options: Options): OpenidIssuer {
  const { name, origin } = options;
  const path = issuerPath(name);
  const provider = new Provider(`${origin}${path}`, configurationOf(options));
  provider.proxy = true;
  provider.Client.prototype.redirectUriAllowed = (uri) => callbackPath.test(URL.parse(uri)?.pathname ?? '');
  const callback = provider.callback();

  return {
    handle(request, response) {
      // A shopper who practises may be somebody else each time: a session would be of the one before.
      const session = `sandbox_${name}_session`;
      request.headers.cookie = filterCookies(request, (cookie) => !cookie.startsWith(session));
      // By which the provider knows that its addresses begin with the path.
      Object.assign(request, { originalUrl: request.url });
      request.url = request.url?.slice(path.length) || '/';
      void callback(request, response);
    },
    isAsked: (request, response) =>
      provider.interactionDetails(request, response).then(
        () => true,
        () => false,
      ),
    answer: (request, response, personId) =>
      provider.interactionFinished(
        request,
        response,
        personId
          ? { login: { accountId: personId, remember: false } }
          : { error: 'access_denied', error_description: 'The shopper has canceled.' },
        { mergeWithLastSubmission: false },
      ),
  };
}

function configurationOf({ name, secret, signingKey }: Options): Configuration {
  const path = issuerPath(name);
  return {
    adapter: createMemoryAdapter(),
    clients: [
      {
        client_id: sandboxClientId,
        client_secret: secret,
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: name === 'line' ? 'HS256' : 'RS256',
        // The shop's address is not known: it is checked by its path, see below.
        redirect_uris: ['https://shop.invalid/callback'],
      },
    ],
    enabledJWA: { idTokenSigningAlgValues: ['RS256', 'HS256'] },
    jwks: { keys: [signingKey] },
    cookies: {
      keys: [randomBytes(32).toString('hex')],
      names: {
        session: `sandbox_${name}_session`,
        interaction: `sandbox_${name}_interaction`,
        resume: `sandbox_${name}_resume`,
      },
      long: { path },
    },
    scopes: ['openid', 'email', 'profile', 'account_email', 'profile_nickname', 'name'],
    claims: {
      email: ['email', 'email_verified'],
      account_email: ['email', 'email_verified'],
      profile: ['name'],
      profile_nickname: ['nickname'],
    },
    // As the providers have it: what was asked for is in the ID token, too.
    conformIdTokenClaims: false,
    pkce: { required: () => false },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_context, { uid }) => `${path}/interaction/${uid}`, policy: alwaysAsk() },
    findAccount: (_context, id) => accountOf(name, id),
    loadExistingGrant: grantEverything,
    ttl: {
      Session: 600,
      Interaction: 600,
      Grant: 600,
      AuthorizationCode: 60,
      AccessToken: 600,
      IdToken: 600,
    },
  };
}

/** A person as an account of the provider, with all that it may tell. */
function accountOf(name: Options['name'], id: string) {
  const person = findPerson(name, id);
  if (!person) return undefined;
  const { email, isEmailVerified } = person;
  const claims = {
    sub: id,
    name: person.name,
    nickname: person.name,
    ...(email && { email, email_verified: isEmailVerified }),
  };
  return { accountId: id, claims: async () => claims };
}

/** A shopper who practises wants to be somebody else the next time. */
function alwaysAsk(): interactionPolicy.DefaultPolicy {
  const { base, Check } = interactionPolicy;
  const policy = base();
  const asked = ({ oidc }: KoaContextWithOIDC) => Boolean(oidc.result?.login);
  policy.get('login')?.checks.add(new Check('always', 'Choose who you are.', (context) => !asked(context)));
  return policy;
}

/** The page where one chooses is the consent. */
async function grantEverything({ oidc }: KoaContextWithOIDC) {
  const { client, session, provider } = oidc;
  if (!client || !session?.accountId) return undefined;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid email profile account_email profile_nickname name');
  await grant.save();
  return grant;
}
