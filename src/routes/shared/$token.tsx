import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { callApi } from '#src/api/call-api.ts';
import { ErrorDrawing } from '#src/features/fallbacks/error-drawing.tsx';
import { NoSharedCustom } from '#src/features/shared-custom/no-shared-custom.tsx';
import { type SharedCustom, SharedCustomPage } from '#src/features/shared-custom/shared-custom-page.tsx';
import { localeText } from '#src/i18n/locale-text.ts';

export const Route = createFileRoute('/shared/$token')({
  staticData: { name: 'shared-custom', title: msg`A shared design`, header: 'back', preview: true },
  loader: async ({ context, params: { token } }) => {
    const outcome = await callApi(context, 'GET /shared-customs/:token', { params: { token } });
    if (outcome.kind === 'refused' && outcome.code !== 'RATE_LIMITED') throw notFound();
    if (outcome.kind !== 'ok') throw new Error('The shared custom could not be loaded.');
    return outcome.body;
  },
  head: ({ loaderData, match }) => ({ meta: customTitle(loaderData, match.context.i18n) }),
  notFoundComponent: () => <NoSharedCustom drawing={<ErrorDrawing />} />,
  component: SharedCustomRoute,
});

/** A name that a member gave says little where nothing else of the page is seen. */
function customTitle(custom: SharedCustom | undefined, { locale }: I18n): { title: string }[] {
  if (!custom) return [];
  const names = [custom, custom.product].map(({ name_ko, name_en }) =>
    localeText(locale === 'en' ? 'en' : 'ko', name_ko, name_en),
  );
  return [{ title: names.join(' · ') }];
}

function SharedCustomRoute() {
  const { token } = Route.useParams();
  return <SharedCustomPage custom={Route.useLoaderData()} token={token} />;
}
