import { Trans } from '@lingui/react/macro';
import { type Donation, showsDonation } from '#src/shared/donation.ts';
import { Badge } from '#src/ui/badge.tsx';

export function DonationBadge(props: Donation) {
  if (!showsDonation(props)) return null;
  return (
    <Badge tone="leaf">
      <Trans>Donation</Trans>
    </Badge>
  );
}
