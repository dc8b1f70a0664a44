import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonLook } from '#src/ui/button-look.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { HeartPatch } from './heart-patch.tsx';

export function NoLikes() {
  return (
    <EmptyState
      drawing={<HeartPatch />}
      title={<Trans>Your heart is still free</Trans>}
      action={
        <Link to="/main" {...buttonLook({ variant: 'filled' })}>
          <Trans>Look around</Trans>
        </Link>
      }
    >
      <Trans>Press the heart of what you like and find it here again.</Trans>
    </EmptyState>
  );
}
