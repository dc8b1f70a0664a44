import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { InquiryFormPage } from '#src/features/inquiry/inquiry-form-page.tsx';
import { inquiryPolicyQuery } from '#src/features/inquiry/inquiry-policy-query.ts';
import { loadRouteQuery, useRouteQuery } from '#src/graphql/route-query.ts';

export const Route = createFileRoute('/mypage/oneonone/new')({
  staticData: { installPrompt: false, styles: 'member', title: msg`Write an inquiry`, header: 'back' },
  loader: ({ context: { client } }) => loadRouteQuery(client, inquiryPolicyQuery, {}),
  component: MypageOneononeNewRoute,
});

function MypageOneononeNewRoute() {
  const navigate = Route.useNavigate();
  const { shop_policy_by_pk: policy } = useRouteQuery(inquiryPolicyQuery, {}, Route.useLoaderData());
  return (
    <InquiryFormPage
      maxChars={policy?.inquiry_max_chars ?? 1000}
      maxPhotos={policy?.inquiry_photos ?? 3}
      onSent={(id) => void navigate({ to: '/mypage/oneonone', hash: id, replace: true })}
    />
  );
}
