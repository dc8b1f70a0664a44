import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { EmptyHanger } from './empty-hanger.tsx';

export function NoCustoms() {
  return (
    <EmptyState
      size="page"
      drawing={<EmptyHanger />}
      title={<Trans>No saved designs yet</Trans>}
      action={
        <Link to="/product" {...buttonAttributes({ variant: 'filled' })}>
          <Trans>Choose a product</Trans>
        </Link>
      }
    >
      <Trans>Customize something, save it, and it’ll hang here.</Trans>
    </EmptyState>
  );
}
