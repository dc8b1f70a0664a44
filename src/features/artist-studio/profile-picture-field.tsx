import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type ChangeEvent, useId, useState } from 'react';
import { Picture } from '#src/components/picture.tsx';
import { callApi, messageOf } from '#src/session/call-api.ts';
import { fieldsOf, parseJson } from '#src/shared/read.ts';
import { isUuid } from '#src/shared/uuid.ts';
import { shrinkPhoto } from '#src/uploads/shrink-photo.ts';
import styles from './artist-profile-form.module.css';

type ProfilePicture = { readonly id: string; readonly src: string };

/** From the draft of an earlier visit, which may be anything. */
export function readProfilePicture(text: string): ProfilePicture | null {
  const { id, src } = fieldsOf(parseJson(text)) ?? {};
  return typeof id === 'string' && isUuid(id) && typeof src === 'string' ? { id, src } : null;
}

type ProfilePictureFieldProps = { src: string | null; onUploaded: (picture: ProfilePicture) => void };

/** Uploads the picture as soon as it is chosen, so that what is wrong with it is said at once. */
export function ProfilePictureField({ src, onUploaded }: ProfilePictureFieldProps) {
  const { t } = useLingui();
  const { context } = useRouter().options;
  const note = useId();
  const [state, setState] = useState<'waiting' | 'uploading' | { readonly problem: string }>('waiting');

  const upload = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file can be chosen again.
    target.value = '';
    if (!file || state === 'uploading') return;
    setState('uploading');
    const body = (await shrinkPhoto(file)) ?? file;
    const outcome = await callApi(context, 'POST /uploads', { query: { purpose: 'PROFILE' }, body });
    if (outcome.kind === 'ok' && outcome.body.src) {
      setState('waiting');
      return onUploaded({ id: outcome.body.image_id, src: outcome.body.src });
    }
    setState({
      problem: messageOf(outcome) ?? t`The picture could not be uploaded. Please check your connection.`,
    });
  };

  const problem = typeof state === 'object' ? state.problem : undefined;
  return (
    <div className={styles.picture}>
      <label className={styles.choice}>
        <input
          className="visually-hidden"
          type="file"
          name="picture"
          accept="image/png,image/webp,image/jpeg"
          aria-describedby={note}
          aria-invalid={problem ? true : undefined}
          onChange={(event) => void upload(event)}
        />
        <span className={styles.face}>
          {src && <Picture src={src} alt={t`Your picture`} size="s" ratio="1" />}
        </span>
        <span className={styles.action} aria-live="polite">
          {state === 'uploading' ? <Trans>Uploading…</Trans> : <Trans>Choose another picture</Trans>}
        </span>
      </label>
      <p id={note} className={styles.problem} role={problem ? 'alert' : undefined}>
        {problem}
      </p>
    </div>
  );
}
