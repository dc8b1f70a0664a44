import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { TermsPage } from '#src/features/terms/terms-page.tsx';
import { loadTerms } from './-terms-loader.ts';

export const Route = createFileRoute('/privacy')({
  staticData: { name: 'privacy', title: msg`Privacy policy`, header: 'back' },
  loader: ({ context }) => loadTerms(context.client, 'PRIVACY'),
  component: PrivacyRoute,
});

function PrivacyRoute() {
  return <TermsPage terms={Route.useLoaderData()} />;
}
