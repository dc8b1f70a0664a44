import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/mypage/coupon')({
  staticData: { title: msg`Coupons`, header: 'back' },
  component: MypageCouponRoute,
});

function MypageCouponRoute() {
  return (
    <ComingSoon>
      <Trans>Add coupons and see the ones you have.</Trans>
    </ComingSoon>
  );
}
