import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { HeartDrawing } from './heart-drawing.tsx';

export function NoLikes() {
  return (
    <EmptyState
      drawing={<HeartDrawing />}
      title={<Trans>No likes yet</Trans>}
      action={
        <Link to="/main" {...buttonAttributes({ variant: 'filled' })}>
          <Trans>Look around</Trans>
        </Link>
      }
    >
      <Trans>Tap the heart on anything you like and find it here.</Trans>
    </EmptyState>
  );
}
