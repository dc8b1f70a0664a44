import * as v from 'valibot';
import { readStored } from './browser-storage.ts';
import type { Role } from './role.ts';

/** `auth`: signing in and up. `member-area`: what is the member's own. */
const subjects = ['auth', 'member-area'] as const;

const rulesSchema = v.array(v.object({ action: v.literal('read'), subject: v.picklist(subjects) }));

export type AbilityRules = v.InferOutput<typeof rulesSchema>;

const defaultRules: AbilityRules = [{ action: 'read', subject: 'auth' }];

/** Rules hide buttons; what somebody may really do is decided by the server. */
export function rulesOf(role: Role): AbilityRules {
  return role === 'public' ? defaultRules : [{ action: 'read', subject: 'member-area' }];
}

/** `null` when nothing, or nothing readable, is stored. */
export function storedRules(): AbilityRules | null {
  try {
    return v.parse(rulesSchema, JSON.parse(readStored('abilities') ?? ''));
  } catch {
    return null;
  }
}
