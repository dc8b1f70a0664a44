import { fieldsOf, parseJson } from '#src/shared/read.ts';
import { readStored } from './browser-storage.ts';
import type { Role } from './role.ts';

/** `auth`: the login and sign-up pages. `member-area`: the pages of a member. `graphic`: what artists submit. */
type AbilityRule =
  | { action: 'read'; subject: 'auth' | 'member-area' }
  | { action: 'create'; subject: 'graphic' };

export type AbilityRules = AbilityRule[];

const visitorRules: AbilityRules = [{ action: 'read', subject: 'auth' }];
const memberRules: AbilityRules = [{ action: 'read', subject: 'member-area' }];
const artistRules: AbilityRules = [...memberRules, { action: 'create', subject: 'graphic' }];

/** Rules only decide which buttons are shown; the server checks every request by itself. */
export function rulesForRole(role: Role): AbilityRules {
  if (role === 'public') return visitorRules;
  return role === 'artist' ? artistRules : memberRules;
}

/** `null` when no rules are stored, or they are malformed. */
export function storedRules(): AbilityRules | null {
  const stored = parseJson(readStored('abilities'));
  return Array.isArray(stored) && stored.every(isRule) ? stored : null;
}

function isRule(raw: unknown): raw is AbilityRule {
  const { action, subject } = fieldsOf(raw) ?? {};
  if (action === 'create') return subject === 'graphic';
  return action === 'read' && (subject === 'auth' || subject === 'member-area');
}
