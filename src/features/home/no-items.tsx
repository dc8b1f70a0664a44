import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { MagnifierDrawing } from '#src/components/picture/magnifier-drawing.tsx';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';

/** In place of the items of a block that has none, or whose items were all withdrawn. */
export function NoItems() {
  return (
    <EmptyState
      size="page"
      drawing={<MagnifierDrawing />}
      title={<Trans>There is nothing here right now</Trans>}
      action={
        <Link to="/product" {...buttonAttributes({ variant: 'filled' })}>
          <Trans>See all products</Trans>
        </Link>
      }
    >
      <Trans>New things will be here soon. Have a look around the shop meanwhile.</Trans>
    </EmptyState>
  );
}
