import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/artist/$name/')({
  staticData: { title: msg`Artist`, header: 'back' },
  component: ArtistNameRoute,
});

function ArtistNameRoute() {
  return (
    <ComingSoon>
      <Trans>An artist and all their graphics.</Trans>
    </ComingSoon>
  );
}
