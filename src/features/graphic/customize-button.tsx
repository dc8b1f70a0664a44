import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';

const ProductChoice = lazyComponent(() => import('./product-choice.tsx'), 'ProductChoice');

/** Leads to the editor of a product that the graphic goes with. */
export function CustomizeButton({ graphicId }: { graphicId: string }) {
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <>
      <Button wide onClick={() => setIsChoosing(true)}>
        <Trans>Customize with this graphic</Trans>
      </Button>
      {isChoosing && <ProductChoice graphicId={graphicId} onClose={() => setIsChoosing(false)} />}
    </>
  );
}
