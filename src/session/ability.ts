import { Ability } from '@casl/ability';
import { type AbilityRules, rulesOf, storedRules } from './abilities.ts';
import type { Viewer } from './viewer.ts';

type Rule = AbilityRules[number];
type Abilities = [Rule['action'], Rule['subject']];

export type ShopAbility = Ability<Abilities>;

/** By the stored rules; by the role where none are stored. `ability.can('read', 'auth')` */
export function abilityOf(viewer: Viewer): ShopAbility {
  return new Ability<Abilities>(storedRules() ?? rulesOf(viewer.role));
}
