import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/mypage/claim/$id')({
  staticData: { title: msg`Cancel, return, exchange`, header: 'back' },
  component: MypageClaimIdRoute,
});

function MypageClaimIdRoute() {
  return (
    <ComingSoon>
      <Trans>See where your request is.</Trans>
    </ComingSoon>
  );
}
