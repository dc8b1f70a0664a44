import { Ability } from '@casl/ability';
import { useMemo } from 'react';
import { type AbilityRules, rulesForRole, storedRules } from './ability-rules.ts';
import { useViewer } from './use-viewer.ts';
import type { Viewer } from './viewer.ts';

type AsTuple<Rule> = Rule extends AbilityRules[number] ? [Rule['action'], Rule['subject']] : never;
/** `['read', 'auth']` and the others. */
export type Abilities = AsTuple<AbilityRules[number]>;

type ShopAbility = Ability<Abilities>;

/** From the stored rules, or those of the viewer's role when none are stored. `ability.can('read', 'auth')` */
export function abilityOf(viewer: Viewer): ShopAbility {
  return new Ability<Abilities>(storedRules() ?? rulesForRole(viewer.role));
}

/** The ability of the current viewer, to show or hide buttons. */
export function useAbility(): ShopAbility {
  const viewer = useViewer();
  return useMemo(() => abilityOf(viewer), [viewer]);
}
