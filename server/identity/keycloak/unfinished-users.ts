import type { Pool } from '#server/platform/database/pool.ts';
import type { LinkedIdentity } from '../account-store.ts';
import type { Role } from '../accounts/account.ts';
import { type KeycloakUser, type KeycloakUsers, signUpAttribute } from './keycloak-users.ts';

const shopRoles: readonly string[] = ['user', 'artist', 'brand', 'admin'] satisfies readonly Role[];

type Parts = { readonly pool: Pool; readonly users: KeycloakUsers };

/**
 * Keycloak makes a user of everybody who comes by a social provider. Until they have signed up it is nobody's account:
 * without role, password and member. An operator's own, and one that a sign-up is making, have at least one of them.
 */
export async function isUnfinished({ pool, users }: Parts, user: KeycloakUser): Promise<boolean> {
  if (user.attributes[signUpAttribute]) return false;
  const { rowCount } = await pool.query('select from "user" where id = $1', [user.id]);
  if (rowCount !== 0) return false;
  const [identities, roles, hasPassword] = await Promise.all([
    users.listIdentities(user.id),
    users.listRoles(user.id),
    users.hasPassword(user.id),
  ]);
  return identities.length > 0 && !hasPassword && !roles.some((role) => shopRoles.includes(role));
}

/** The user of somebody who never came back from Keycloak must not keep an email address. */
export async function removeUnfinishedByEmail(parts: Parts, email: string): Promise<boolean> {
  const user = await parts.users.findByEmail(email);
  if (!user || !(await isUnfinished(parts, user))) return false;
  await parts.users.remove(user.id);
  return true;
}

/** Keycloak signs nobody in by a social account that two of its users have. @returns whether it is free now */
export async function freeIdentity(parts: Parts, identity: LinkedIdentity): Promise<boolean> {
  for (const user of await parts.users.findByIdentity(identity)) {
    if (!(await isUnfinished(parts, user))) return false;
    await parts.users.remove(user.id);
  }
  return true;
}
