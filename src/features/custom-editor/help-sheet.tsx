import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#src/ui/button.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import styles from './help-sheet.module.css';

type HelpSheetProps = { onStartOver: () => void; onClose: () => void };

export function HelpSheet({ onStartOver, onClose }: HelpSheetProps) {
  const { t } = useLingui();
  return (
    <Sheet title={t`How to customize`} onClose={onClose}>
      <dl className={styles.help}>
        <dt>
          <Trans>Moving and resizing</Trans>
        </dt>
        <dd>
          <Trans>
            Tap a graphic and drag it. Two fingers anywhere on the product make it larger or smaller. With a
            keyboard: arrows move by 1 mm, with Shift by 10 mm, + and - resize, [ and ] change the order.
          </Trans>
        </dd>
        <dt>
          <Trans>Print area</Trans>
        </dt>
        <dd>
          <Trans>Only what lies inside the dashed line is made. Whatever passes it is cut off.</Trans>
        </dd>
        <dt>
          <Trans>cm and sharpness</Trans>
        </dt>
        <dd>
          <Trans>
            The size is that of the real print. The larger a graphic, the fewer dots it has per inch: from 150
            on it is sharp, from 100 on a little soft, below that blurry.
          </Trans>
        </dd>
        <dt>
          <Trans>Why not my own pictures or texts?</Trans>
        </dt>
        <dd>
          <Trans>
            Every graphic here is the work of an artist, who earns from each piece sold. That’s why a design
            is made of their graphics only.
          </Trans>
        </dd>
      </dl>
      <Button variant="outline" wide onClick={onStartOver}>
        <Trans>Start over</Trans>
      </Button>
    </Sheet>
  );
}
