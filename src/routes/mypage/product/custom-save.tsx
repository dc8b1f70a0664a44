import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/mypage/product/custom-save')({
  staticData: { name: 'mypage-product-custom-save', title: msg`Saved designs`, header: 'back' },
  component: MypageProductCustomSaveRoute,
});

function MypageProductCustomSaveRoute() {
  return (
    <ComingSoon>
      <Trans>Your designs, saved to go on with later.</Trans>
    </ComingSoon>
  );
}
