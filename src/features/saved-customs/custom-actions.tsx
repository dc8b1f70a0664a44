import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { sharePage } from '#src/components/share-page.ts';
import { sendCustom } from '#src/customs/send-custom.ts';
import { mutate } from '#src/graphql/mutate.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { useOnlineCheck } from '#src/offline/use-online-check.ts';
import { callApi } from '#src/session/call-api.ts';
import { Button } from '#src/ui/button.tsx';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { dialogs } from '#src/ui/dialogs.ts';
import { Sheet } from '#src/ui/sheet.tsx';
import { showToast } from '#src/ui/toasts.ts';
import { copyOf } from './copy-of.ts';
import { changeCustom } from './custom-documents.ts';
import styles from './saved-card.module.css';
import type { SavedCustom } from './saved-customs-list.ts';

type CustomActionsProps = { custom: SavedCustom; onRemoved: () => void; onClose: () => void };

/** What can be done with a saved custom. All of it needs the network, but opening the editor. */
export function CustomActions({ custom, onRemoved, onClose }: CustomActionsProps) {
  const { t, i18n } = useLingui();
  const text = useLocaleText();
  const router = useRouter();
  const isOnline = useOnlineCheck();
  const [isBusy, setIsBusy] = useState(false);
  const name = text(custom.name_ko, custom.name_en);
  const { context } = router.options;

  /** Runs a change and says when it has failed. */
  const run = async (change: () => Promise<boolean>) => {
    if (!isOnline() || isBusy) return;
    setIsBusy(true);
    const isDone = await change();
    setIsBusy(false);
    if (!isDone) return showToast(t`An error has occurred. Please try again in a moment.`);
    onClose();
    await router.invalidate();
  };
  const update = async (changes: { name_ko?: string; name_en?: string; deleted_at?: string | null }) => {
    const client = await context.client.open();
    const { outcome } = await mutate(client, changeCustom, { id: custom.id, changes });
    return outcome === 'stored';
  };
  const rename = async () => {
    const typed = await dialogs.prompt({ message: t`Rename`, label: t`Name`, initial: name });
    const line = typed
      ?.replace(/[\s\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, 100);
    if (line) await run(() => update({ name_ko: line, name_en: line }));
  };
  const duplicate = () =>
    run(async () => {
      const client = await context.client.open();
      const copy = copyOf(custom, t`Copy of ${name}`);
      const { outcome } = await sendCustom(client, context.session.viewer().id, copy, Date.now());
      return outcome === 'stored';
    });
  const remove = async () => {
    if (!(await dialogs.confirm({ message: t`Delete “${name}”?`, confirmLabel: t`Delete` }))) return;
    await run(async () => {
      const isDone = await update({ deleted_at: new Date().toISOString() });
      if (isDone) onRemoved();
      return isDone;
    });
  };
  const share = () =>
    run(async () => {
      const outcome = await callApi(context, 'POST /customs/:id/share', { params: { id: custom.id } });
      if (outcome.kind !== 'ok') return false;
      await sharePage(name, i18n, new URL(`/shared/${outcome.body.token}`, window.location.href).href);
      return true;
    });
  const revoke = () =>
    run(async () => {
      const outcome = await callApi(context, 'DELETE /customs/:id/share', { params: { id: custom.id } });
      if (outcome.kind === 'ok') showToast(t`The link no longer works.`);
      return outcome.kind === 'ok';
    });
  return (
    <Sheet title={name} onClose={onClose}>
      <div className={styles.actions}>
        {custom.product && (
          <Link
            to="/custom/$productId"
            params={{ productId: custom.product.id }}
            search={{ product_custom_id: custom.id }}
            {...buttonAttributes({ variant: 'filled', wide: true })}
          >
            <Trans>Edit the design</Trans>
          </Link>
        )}
        <Button variant="outline" wide onClick={() => void rename()}>
          <Trans>Rename</Trans>
        </Button>
        <Button variant="outline" wide busy={isBusy} onClick={() => void duplicate()}>
          <Trans>Duplicate</Trans>
        </Button>
        <Button variant="outline" wide onClick={() => void share()}>
          <Trans>Share by a link</Trans>
        </Button>
        <Button variant="quiet" wide onClick={() => void revoke()}>
          <Trans>Stop sharing</Trans>
        </Button>
        <Button variant="quiet" wide onClick={() => void remove()}>
          <Trans>Delete</Trans>
        </Button>
      </div>
    </Sheet>
  );
}
