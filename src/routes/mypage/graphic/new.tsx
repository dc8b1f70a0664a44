import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { GraphicSubmissionPage } from '#src/features/graphic-submission/graphic-submission-page.tsx';
import { guardAbility } from '../../-guards.ts';

export const Route = createFileRoute('/mypage/graphic/new')({
  staticData: { styles: 'member', title: msg`Submit a graphic`, header: 'back' },
  beforeLoad: (options) => guardAbility(options, 'create', 'graphic'),
  component: MypageGraphicNewRoute,
});

function MypageGraphicNewRoute() {
  const navigate = Route.useNavigate();
  return (
    <GraphicSubmissionPage
      onSubmitted={(name) => void navigate({ to: '/artist/$name', params: { name }, replace: true })}
    />
  );
}
