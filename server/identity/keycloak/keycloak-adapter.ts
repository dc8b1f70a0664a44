import type { Pool } from '#server/platform/database/pool.ts';
import type { CallAdapter, OutboundCalls } from '#server/platform/jobs/outbound-calls.ts';
import { type RealmSettings, resolveRealm } from '../realm.ts';
import {
  type AccountCall,
  type AccountCalls,
  createAccountAdapter,
  createAccountCalls,
} from './account-calls.ts';
import { type CallAdmin, createAdminClient } from './keycloak-client.ts';
import { createKeycloakUsers, type KeycloakUsers } from './keycloak-users.ts';

/** The administration of a realm, and the calls to it that outlive this process. */
export type KeycloakAdapter = {
  readonly callAdmin: CallAdmin;
  readonly users: KeycloakUsers;
  readonly calls: AccountCalls;
};

type KeycloakAdministration = Omit<KeycloakAdapter, 'calls'> & {
  /** For `openOutboundCalls`, which makes them. */
  readonly adapter: CallAdapter<AccountCall>;
  readonly connect: (calls: OutboundCalls) => KeycloakAdapter;
};

/** @returns null with the embedded provider */
export function openAdministration(config: RealmSettings, pool: Pool): KeycloakAdministration | null {
  if (config.identity.kind !== 'keycloak') return null;
  const callAdmin = createAdminClient(resolveRealm(config), config.identity.service);
  const users = createKeycloakUsers(callAdmin);
  const adapter = createAccountAdapter(users, pool);
  const connect = (calls: OutboundCalls) => ({ callAdmin, users, calls: createAccountCalls(calls, adapter) });
  return { callAdmin, users, adapter, connect };
}
