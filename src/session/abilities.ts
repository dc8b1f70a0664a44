import { fieldsOf, parseJson } from '#src/shared/read.ts';
import { readStored } from './browser-storage.ts';
import type { Role } from './role.ts';

/** `auth`: signing in and up. `member-area`: what is the member's own. */
type AbilityRule = { action: 'read'; subject: 'auth' | 'member-area' };

export type AbilityRules = AbilityRule[];

const defaultRules: AbilityRules = [{ action: 'read', subject: 'auth' }];

/** Rules hide buttons; what somebody may really do is decided by the server. */
export function rulesOf(role: Role): AbilityRules {
  return role === 'public' ? defaultRules : [{ action: 'read', subject: 'member-area' }];
}

/** `null` when nothing, or nothing readable, is stored. */
export function storedRules(): AbilityRules | null {
  const stored = parseJson(readStored('abilities'));
  return Array.isArray(stored) && stored.every(isRule) ? stored : null;
}

function isRule(raw: unknown): raw is AbilityRule {
  const { action, subject } = fieldsOf(raw) ?? {};
  return action === 'read' && (subject === 'auth' || subject === 'member-area');
}
