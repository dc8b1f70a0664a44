import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonRoute } from '#src/features/coming-soon/coming-soon-route.ts';

export const Route = createFileRoute('/mypage/wallet/connect')({
  staticData: { name: 'mypage-wallet-connect', title: msg`Connect a wallet`, header: 'back' },
  codeSplitGroupings: [],
  component: ComingSoonRoute,
});
