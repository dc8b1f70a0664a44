import { Trans } from '@lingui/react/macro';
import { Button } from '#src/ui/button.tsx';
import type { SaleState } from './sale-state.ts';

/** Says why it cannot be pressed. */
export function BuyButton({ sale, onBuy }: { sale: SaleState; onBuy: () => void }) {
  return (
    <Button wide disabled={sale !== 'open'} onClick={onBuy}>
      <BuyLabel sale={sale} />
    </Button>
  );
}

function BuyLabel({ sale }: { sale: SaleState }) {
  switch (sale) {
    case 'open':
      return <Trans>Buy</Trans>;
    case 'sold-out':
      return <Trans>Sold out</Trans>;
    case 'suspended':
      return <Trans>Currently unavailable</Trans>;
  }
}
