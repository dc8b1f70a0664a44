import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import Trash from 'lucide-react/icons/trash-2';
import card from '#src/components/cards/card.module.css';
import { Picture } from '#src/components/picture/picture.tsx';
import { MockupPicture } from '#src/components/product/mockup-stack.tsx';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { formatMoney } from '#src/shared/money.ts';
import { dialogs } from '#src/ui/dialogs.ts';
import { Icon } from '#src/ui/icon.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { draftSearch, type StoredDraftEntry } from '#src/writes/customs/device-drafts.ts';
import type { PendingCustom } from '#src/writes/customs/pending-customs.ts';
import styles from './saved-card.module.css';

/** A custom that was begun on this device. */
export function DraftCard({ draft, onRemove }: { draft: StoredDraftEntry; onRemove: () => void }) {
  const { t } = useLingui();
  const text = useLocaleText();
  const name = text(draft.name_ko, draft.name_en);
  const { preview } = draft;
  const remove = async () => {
    if (await dialogs.confirm({ message: t`Delete “${name}”?`, confirmLabel: t`Delete` })) onRemove();
  };
  return (
    <article className={card.card}>
      <div className={card.frame}>
        {preview ? (
          <MockupPicture {...preview} method={preview.method} size="m" alt="" />
        ) : (
          <Picture src={draft.image_src} alt="" size="m" ratio="1" />
        )}
      </div>
      <div className={styles.head}>
        <p className={styles.where}>
          <Trans>Only on this device</Trans>
        </p>
        <IconButton label={t`Delete the draft of ${name}`} onClick={() => void remove()}>
          <Icon of={Trash} size={20} />
        </IconButton>
      </div>
      <h3 className={card.name}>
        <Link
          to="/custom/$productId"
          params={{ productId: draft.productId }}
          search={draftSearch(draft)}
          className={card.link}
        >
          <Trans>Go on with {name}</Trans>
        </Link>
      </h3>
      {preview && <p className={styles.price}>{formatMoney(preview.price)}</p>}
    </article>
  );
}

/** A custom that is saved and not sent yet. */
export function PendingCard({ custom }: { custom: PendingCustom }) {
  const { preview } = custom;
  return (
    <article className={card.card}>
      <div className={card.frame}>
        <MockupPicture {...preview} method={preview.method} size="m" alt="" />
      </div>
      <div className={styles.head}>
        <p className={styles.where}>
          {custom.isWaiting ? (
            <Trans>Saved on this device, sent once you’re online</Trans>
          ) : (
            <Trans>Saving…</Trans>
          )}
        </p>
      </div>
      <h3 className={card.name}>{custom.name}</h3>
      <p className={styles.price}>{formatMoney(preview.price)}</p>
    </article>
  );
}
