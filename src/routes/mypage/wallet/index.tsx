import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonRoute } from '#src/features/coming-soon/coming-soon-route.ts';

export const Route = createFileRoute('/mypage/wallet/')({
  staticData: { name: 'mypage-wallet', title: msg`Wallet`, header: 'back' },
  codeSplitGroupings: [],
  component: ComingSoonRoute,
});
