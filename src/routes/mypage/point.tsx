import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/mypage/point')({
  staticData: { title: msg`Points`, header: 'back' },
  component: MypagePointRoute,
});

function MypagePointRoute() {
  return (
    <ComingSoon>
      <Trans>Points you’ve earned, used and will soon lose.</Trans>
    </ComingSoon>
  );
}
