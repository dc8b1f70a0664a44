import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { ErrorDrawing } from '#src/features/fallbacks/error-drawing.tsx';
import { NoSharedCustom } from '#src/features/shared-custom/no-shared-custom.tsx';
import { SharedCustomPage } from '#src/features/shared-custom/shared-custom-page.tsx';
import { callApi } from '#src/session/call-api.ts';
import { namedTitle } from '../-named-title.ts';

export const Route = createFileRoute('/shared/$token')({
  staticData: { name: 'shared-custom', title: msg`A shared design`, header: 'back' },
  loader: async ({ context, params: { token } }) => {
    const outcome = await callApi(context, 'GET /shared-customs/:token', { params: { token } });
    if (outcome.kind === 'refused') throw notFound();
    if (outcome.kind !== 'ok') throw new Error('The shared custom could not be loaded.');
    return outcome.body;
  },
  head: ({ loaderData, match }) => ({ meta: namedTitle(loaderData, match.context.i18n) }),
  notFoundComponent: () => <NoSharedCustom drawing={<ErrorDrawing />} />,
  component: SharedCustomRoute,
});

function SharedCustomRoute() {
  const { token } = Route.useParams();
  return <SharedCustomPage custom={Route.useLoaderData()} token={token} />;
}
