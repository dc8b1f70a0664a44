import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/mypage/withdrawal')({
  staticData: { title: msg`Delete account`, header: 'back' },
  component: MypageWithdrawalRoute,
});

function MypageWithdrawalRoute() {
  return (
    <ComingSoon>
      <Trans>You can delete your account anytime.</Trans>
    </ComingSoon>
  );
}
