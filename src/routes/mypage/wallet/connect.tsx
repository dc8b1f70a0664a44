import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/mypage/wallet/connect')({
  staticData: {
    title: msg`Connect a wallet`,
    header: 'back',
    layout: { tabBar: false, end: 'spacer', bottomSpace: false },
  },
  component: MypageWalletConnectRoute,
});

function MypageWalletConnectRoute() {
  return (
    <ComingSoon>
      <Trans>Link your wallet to see every settlement.</Trans>
    </ComingSoon>
  );
}
