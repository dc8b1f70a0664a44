import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/mypage/faq')({
  staticData: { title: msg`FAQ`, header: 'back', sitemap: true },
  component: MypageFaqRoute,
});

function MypageFaqRoute() {
  return (
    <ComingSoon>
      <Trans>Answers to common questions.</Trans>
    </ComingSoon>
  );
}
