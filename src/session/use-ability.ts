import { Ability } from '@casl/ability';
import { useMemo } from 'react';
import { type AbilityRules, rulesOf, storedRules } from './abilities.ts';
import { useViewer } from './use-viewer.ts';

type Rule = AbilityRules[number];
type ShopAbilities = [Rule['action'], Rule['subject']];

/** `ability.can('read', 'auth')`: is it worth showing the button? */
export function useAbility(): Ability<ShopAbilities> {
  const viewer = useViewer();
  return useMemo(() => new Ability<ShopAbilities>(storedRules() ?? rulesOf(viewer.role)), [viewer]);
}
