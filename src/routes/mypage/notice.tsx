import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/mypage/notice')({
  staticData: { title: msg`Notices`, header: 'back', sitemap: true },
  component: MypageNoticeRoute,
});

function MypageNoticeRoute() {
  return (
    <ComingSoon>
      <Trans>News and notices from kkumim.</Trans>
    </ComingSoon>
  );
}
