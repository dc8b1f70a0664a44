import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/mypage/oneonone')({
  staticData: { title: msg`1:1 inquiry`, header: 'back' },
  component: MypageOneononeRoute,
});

function MypageOneononeRoute() {
  return (
    <ComingSoon>
      <Trans>Ask us anything, in private.</Trans>
    </ComingSoon>
  );
}
