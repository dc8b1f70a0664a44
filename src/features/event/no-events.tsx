import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { GiftDrawing } from './gift-drawing.tsx';

export function NoEvents({ size }: { size: 'section' | 'page' }) {
  return (
    <EmptyState
      size={size}
      drawing={<GiftDrawing />}
      title={<Trans>No events right now</Trans>}
      action={
        <Link to="/product" {...buttonAttributes({ variant: 'filled' })}>
          <Trans>See all products</Trans>
        </Link>
      }
    >
      <Trans>The next one will be announced here.</Trans>
    </EmptyState>
  );
}
