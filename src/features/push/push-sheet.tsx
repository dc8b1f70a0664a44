import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type PushSheet as OpenSheet, pushSheet } from '#src/pwa/push-state.ts';
import { requestPermission } from '#src/pwa/toggle-notification.ts';
import { Button } from '#src/ui/button.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { BellDrawing } from './bell-drawing.tsx';
import { PushExplanation } from './push-explanation.tsx';
import styles from './push-sheet.module.css';
import { PushSteps } from './push-steps.tsx';

const close = () => pushSheet.set(null);

/** Explains notifications before the browser's permission prompt, or says how to enable them where there is no prompt. */
export function PushSheet({ sheet: { kind, subscription } }: { sheet: OpenSheet }) {
  const { t } = useLingui();
  const router = useRouter();
  const titles = {
    explain: t`Want us to let you know?`,
    denied: t`Notifications are blocked`,
    'install-first': t`Add kkumim to your home screen first`,
    unsupported: t`This browser can’t show notifications`,
  };
  return (
    <Sheet title={titles[kind]} onClose={close}>
      <div className={styles.sheet}>
        <BellDrawing isMuted={kind !== 'explain'} />
        {kind === 'explain' ? (
          <PushExplanation topic={subscription?.topic ?? null} />
        ) : (
          <PushSteps kind={kind} />
        )}
        {kind === 'explain' ? (
          <div className={styles.buttons}>
            <Button wide onClick={() => void requestPermission(router, subscription)}>
              <Trans>Turn notifications on</Trans>
            </Button>
            <Button variant="quiet" wide onClick={close}>
              <Trans>Not now</Trans>
            </Button>
          </div>
        ) : (
          <Button variant="outline" wide onClick={close}>
            <Trans>Got it</Trans>
          </Button>
        )}
      </div>
    </Sheet>
  );
}
