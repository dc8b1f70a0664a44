import { Trans } from '@lingui/react/macro';
import { Badge } from '#src/ui/badge.tsx';
import card from './card.module.css';

/** Says that a row is not public. Only those who may see it have it: its artist and the operators. */
export function StateBadge({ state }: { state: string }) {
  if (state === 'ACT') return null;
  return (
    <p className={card.badges}>
      <Badge tone="quiet">{state === 'READY' ? <Trans>Not public yet</Trans> : <Trans>Hidden</Trans>}</Badge>
    </p>
  );
}
