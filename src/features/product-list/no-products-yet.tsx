import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { EmptyBoxDrawing } from './empty-box-drawing.tsx';

/** In place of a section with products. */
export function NoProductsYet() {
  return (
    <EmptyState
      drawing={<EmptyBoxDrawing />}
      title={<Trans>There are no products yet</Trans>}
      action={
        <Link to="/product" {...buttonAttributes({ variant: 'filled' })}>
          <Trans>See all products</Trans>
        </Link>
      }
    >
      <Trans>New ones are on the way. Take a look at our other products.</Trans>
    </EmptyState>
  );
}
