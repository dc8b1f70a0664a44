import { Trans } from '@lingui/react/macro';
import { Badge } from '#src/ui/badge.tsx';

export function DonationBadge() {
  return (
    <Badge tone="leaf">
      <Trans>Donation</Trans>
    </Badge>
  );
}
