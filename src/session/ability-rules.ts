import { fieldsOf, parseJson } from '#src/shared/read.ts';
import { readStored } from './browser-storage.ts';
import type { Role } from './role.ts';

/** `auth`: the login and sign-up pages. `member-area`: the pages of a member. */
type AbilityRule = { action: 'read'; subject: 'auth' | 'member-area' };

export type AbilityRules = AbilityRule[];

const defaultRules: AbilityRules = [{ action: 'read', subject: 'auth' }];

/** Rules only decide which buttons are shown; the server checks every request by itself. */
export function rulesForRole(role: Role): AbilityRules {
  return role === 'public' ? defaultRules : [{ action: 'read', subject: 'member-area' }];
}

/** `null` when no rules are stored, or they are malformed. */
export function storedRules(): AbilityRules | null {
  const stored = parseJson(readStored('abilities'));
  return Array.isArray(stored) && stored.every(isRule) ? stored : null;
}

function isRule(raw: unknown): raw is AbilityRule {
  const { action, subject } = fieldsOf(raw) ?? {};
  return action === 'read' && (subject === 'auth' || subject === 'member-area');
}
