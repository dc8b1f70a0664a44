import { useMemo } from 'react';
import { abilityOf, type ShopAbility } from './ability.ts';
import { useViewer } from './use-viewer.ts';

/** `ability.can('read', 'auth')`: is it worth showing the button? */
export function useAbility(): ShopAbility {
  const viewer = useViewer();
  return useMemo(() => abilityOf(viewer), [viewer]);
}
