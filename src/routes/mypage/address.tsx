import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/mypage/address')({
  staticData: { title: msg`Shipping addresses`, header: 'back' },
  component: MypageAddressRoute,
});

function MypageAddressRoute() {
  return (
    <ComingSoon>
      <Trans>Where we send your orders.</Trans>
    </ComingSoon>
  );
}
