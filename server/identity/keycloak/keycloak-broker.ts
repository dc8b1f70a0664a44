import type { Pool } from '#server/platform/database/pool.ts';
import type { Log } from '#server/platform/log.ts';
import type { SocialProviderName } from '#src/shared/contracts/social-names.ts';
import type { Realm } from '../realm.ts';
import { createOpenidProvider, type Dialect, toIdentity } from '../social/openid-provider.ts';
import type { SocialProvider } from '../social/social-provider.ts';
import type { VerifyAccessToken } from '../tokens/verify-access-token.ts';
import type { KeycloakUsers } from './keycloak-users.ts';
import { isUnfinished } from './unfinished-users.ts';

type Parts = {
  readonly pool: Pool;
  readonly realm: Realm;
  readonly users: KeycloakUsers;
  /** Refuses the tokens of users without a role. */
  readonly verify: VerifyAccessToken;
  readonly log: Pick<Log, 'warn'>;
};

/**
 * Leads to a social provider through the realm. Who is a member comes back with a session of Keycloak; of anybody else
 * nothing is left there but what the browser brings back.
 */
export function createKeycloakBroker({ pool, realm, users, verify, log }: Parts) {
  const { id: clientId, secret } = realm.client;
  const client = { clientId, secret, issuer: realm.issuer, scriptUrl: null };
  return (name: SocialProviderName): SocialProvider =>
    createOpenidProvider({
      name,
      dialect: dialectOf(name),
      findClient: async () => client,
      isBelowShop: false,
      log,
      async readIdentity(claims, { access_token, refresh_token: refreshToken = '' }) {
        const { sub: accountId } = claims;
        const member = { ...toIdentity(claims), session: { accountId, refreshToken } };
        if ((await verify(access_token)).ok) return member;
        const user = await users.find(accountId);
        if (!user) throw new Error('The user is gone.');
        // An operator has taken the role away: the code will not be exchanged.
        if (!(await isUnfinished({ pool, users }, user))) return member;
        const identities = await users.listIdentities(accountId);
        await users.remove(accountId);
        const identity = identities.find(({ identityProvider }) => identityProvider === name);
        if (!identity) throw new Error('They chose another provider at Keycloak.');
        return { ...toIdentity(claims), sub: identity.userId };
      },
    });
}

/** A shopper who presses the button of a provider is asked there, also in a browser that Keycloak knows. */
const dialectOf = (name: SocialProviderName): Dialect => ({
  scope: 'openid',
  parameters: { kc_idp_hint: name, prompt: 'login' },
  mustAsk: { max_age: '0' },
});
