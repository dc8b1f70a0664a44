import X from 'lucide-react/icons/x';
import type { FormEvent } from 'react';
import { Button } from './button.tsx';
import styles from './dialog-card.module.css';
import type { OpenDialog } from './dialogs.ts';
import { Field } from './field.tsx';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { Modal } from './modal.tsx';
import { useUiTexts } from './ui-texts.ts';

export function DialogCard({ dialog }: { dialog: OpenDialog }) {
  const texts = useUiTexts();
  const dismiss = () => dialog.close(null);
  const label = dialog.title ?? (typeof dialog.message === 'string' ? dialog.message : texts.confirm);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    dialog.close(String(new FormData(event.currentTarget).get('text') ?? ''));
  };

  return (
    <Modal variant="card" label={label} role={roleOf(dialog)} onClose={dismiss}>
      <form className={styles.card} onSubmit={submit}>
        {dialog.kind === 'popup' && (
          <div className={styles.close}>
            <IconButton label={texts.close} onClick={dismiss}>
              <Icon of={X} size={20} />
            </IconButton>
          </div>
        )}
        {dialog.title && <h2 className={styles.title}>{dialog.title}</h2>}
        <div className={styles.message}>{dialog.message}</div>
        <DialogDetails dialog={dialog} />
        {dialog.kind === 'choice' ? (
          <Choices dialog={dialog} />
        ) : (
          <div className={styles.buttons}>
            {canCancel(dialog) && (
              <Button variant="outline" onClick={dismiss}>
                {dialog.cancelLabel ?? texts.cancel}
              </Button>
            )}
            <Button type="submit" data-autofocus={dialog.kind === 'prompt' ? undefined : ''}>
              {'confirmLabel' in dialog && dialog.confirmLabel ? dialog.confirmLabel : texts.confirm}
            </Button>
          </div>
        )}
      </form>
    </Modal>
  );
}

/** One below the other, because their labels say what happens. */
function Choices({ dialog }: { dialog: Extract<OpenDialog, { kind: 'choice' }> }) {
  return (
    <div className={styles.choices}>
      {dialog.choices.map(({ value, label }, index) => (
        <Button
          key={value}
          variant={index === 0 ? 'filled' : 'outline'}
          data-autofocus={index === 0 ? '' : undefined}
          onClick={() => dialog.close(value)}
        >
          {label}
        </Button>
      ))}
      {dialog.cancelLabel && (
        <Button variant="quiet" onClick={() => dialog.close(null)}>
          {dialog.cancelLabel}
        </Button>
      )}
    </div>
  );
}

function DialogDetails({ dialog }: { dialog: OpenDialog }) {
  const texts = useUiTexts();
  if (dialog.kind === 'prompt') {
    return <Field label={dialog.label} name="text" defaultValue={dialog.initial} data-autofocus="" />;
  }
  if (dialog.kind !== 'detail') return null;
  return (
    <dl className={styles.details}>
      <dt>{texts.agreedOn}</dt>
      <dd>{dialog.agreedOn}</dd>
      <dt>{texts.sender}</dt>
      <dd>{dialog.sender}</dd>
    </dl>
  );
}

type Cancellable = Extract<OpenDialog, { kind: 'confirm' | 'custom' | 'prompt' }> & { cancelLabel?: string };

function canCancel(dialog: OpenDialog): dialog is Cancellable {
  return dialog.kind === 'confirm' || dialog.kind === 'custom' || dialog.kind === 'prompt';
}

function roleOf({ kind }: OpenDialog): 'alertdialog' | 'dialog' {
  return kind === 'alert' || kind === 'confirm' || kind === 'choice' ? 'alertdialog' : 'dialog';
}
