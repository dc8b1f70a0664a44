import { fieldsOf, parseJson } from '#src/shared/parse.ts';
import { readStored } from '#src/storage/browser-storage.ts';
import type { Role } from './role.ts';

/**
 * `auth`: the login and sign-up pages. `member-area`: the pages of a member. `graphic`: what artists submit. `brand-orders`:
 * what was ordered of a brand.
 */
type AbilityRule =
  | { action: 'read'; subject: 'auth' | 'member-area' | 'brand-orders' }
  | { action: 'create'; subject: 'graphic' };

export type AbilityRules = AbilityRule[];

const visitorRules: AbilityRules = [{ action: 'read', subject: 'auth' }];
const memberRules: AbilityRules = [{ action: 'read', subject: 'member-area' }];
const artistRules: AbilityRules = [...memberRules, { action: 'create', subject: 'graphic' }];
const brandRules: AbilityRules = [...memberRules, { action: 'read', subject: 'brand-orders' }];
const readable: readonly unknown[] = ['auth', 'member-area', 'brand-orders'];

/** Rules only decide which buttons are shown; the server checks every request by itself. */
export function rulesForRole(role: Role): AbilityRules {
  if (role === 'public') return visitorRules;
  if (role === 'artist') return artistRules;
  return role === 'brand' ? brandRules : memberRules;
}

/** `null` when no rules are stored, or they are malformed. */
export function storedRules(): AbilityRules | null {
  const stored = parseJson(readStored('abilities'));
  return Array.isArray(stored) && stored.every(isRule) ? stored : null;
}

function isRule(raw: unknown): raw is AbilityRule {
  const { action, subject } = fieldsOf(raw) ?? {};
  if (action === 'create') return subject === 'graphic';
  return action === 'read' && readable.includes(subject);
}
