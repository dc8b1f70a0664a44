import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import Copy from 'lucide-react/icons/copy';
import Link2Off from 'lucide-react/icons/link-2-off';
import Pencil from 'lucide-react/icons/pencil';
import Share from 'lucide-react/icons/share-2';
import Trash from 'lucide-react/icons/trash-2';
import Type from 'lucide-react/icons/type';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { callApi } from '#src/api/call-api.ts';
import { sharePage } from '#src/components/share/share-page.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { useOnlineCheck } from '#src/network/use-online-check.ts';
import { dialogs } from '#src/ui/dialogs.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { showToast } from '#src/ui/toasts.ts';
import { sendCustom } from '#src/writes/customs/send-custom.ts';
import { mutate } from '#src/writes/outbox/mutate.ts';
import { copyOf } from './copy-of.ts';
import styles from './custom-actions.module.css';
import { changeCustom } from './custom-documents.ts';
import type { SavedCustom } from './saved-customs-list.ts';

type CustomActionsProps = { custom: SavedCustom; onRemoved: () => void; onClose: () => void };

/** The actions on a saved custom. All of them need the network, except opening the editor. */
export function CustomActions(props: CustomActionsProps) {
  const { custom, onClose } = props;
  const text = useLocaleText();
  const name = text(custom.name_ko, custom.name_en);
  const { isBusy, rename, duplicate, remove, share, revoke } = useCustomChanges(props, name);
  return (
    <Sheet title={name} onClose={onClose}>
      <ul className={styles.actions} aria-busy={isBusy}>
        {custom.product && (
          <li>
            <Link
              to="/custom/$productId"
              params={{ productId: custom.product.id }}
              search={{ product_custom_id: custom.id }}
              className={styles.action}
            >
              <Icon of={Pencil} size={20} />
              <Trans>Edit the design</Trans>
            </Link>
          </li>
        )}
        <ActionRow icon={Type} onPress={rename}>
          <Trans>Rename</Trans>
        </ActionRow>
        <ActionRow icon={Copy} onPress={duplicate}>
          <Trans>Duplicate</Trans>
        </ActionRow>
        <ActionRow icon={Share} onPress={share}>
          <Trans>Share by a link</Trans>
        </ActionRow>
        {custom.custom_shares.length > 0 && (
          <ActionRow icon={Link2Off} onPress={revoke}>
            <Trans>Stop sharing</Trans>
          </ActionRow>
        )}
        <ActionRow icon={Trash} onPress={remove}>
          <Trans>Delete</Trans>
        </ActionRow>
      </ul>
    </Sheet>
  );
}

/** Changes of a saved custom. One runs at a time, and it is said when it has failed. */
function useCustomChanges({ custom, onRemoved, onClose }: CustomActionsProps, name: string) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const isOnline = useOnlineCheck();
  const [isBusy, setIsBusy] = useState(false);
  const { context } = router.options;

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
  return { isBusy, rename, duplicate, remove, share, revoke };
}

type ActionRowProps = {
  icon: ComponentProps<typeof Icon>['of'];
  onPress: () => Promise<void>;
  children: ReactNode;
};

function ActionRow({ icon, onPress, children }: ActionRowProps) {
  return (
    <li>
      <button type="button" className={styles.action} onClick={() => void onPress()}>
        <Icon of={icon} size={20} />
        {children}
      </button>
    </li>
  );
}
