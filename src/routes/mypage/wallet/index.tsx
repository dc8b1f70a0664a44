import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/mypage/wallet/')({
  staticData: { title: msg`Wallet`, header: 'back' },
  component: MypageWalletRoute,
});

function MypageWalletRoute() {
  return (
    <ComingSoon>
      <Trans>Settlement for sellers, transparent to the last won.</Trans>
    </ComingSoon>
  );
}
