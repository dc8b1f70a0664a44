import { Trans, useLingui } from '@lingui/react/macro';
import { type ChangeEvent, useId } from 'react';
import { shrinkPhoto } from '#src/components/photo/shrink-photo.ts';
import { UploadProgress } from '#src/components/photo/upload-progress.tsx';
import { useUpload } from '#src/components/photo/use-upload.ts';
import { Picture } from '#src/components/picture/picture.tsx';
import { fieldsOf, parseJson } from '#src/shared/parse.ts';
import { isUuid } from '#src/shared/uuid.ts';
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
  const note = useId();
  const { upload, cancel, share, problem } = useUpload('PROFILE');
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])].slice(0, 1);
    // The same file can be chosen again.
    target.value = '';
    void upload(
      files,
      ({ image_id: id, src: picture }) => picture && onUploaded({ id, src: picture }),
      shrinkPhoto,
    );
  };

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
          onChange={choose}
        />
        <span className={styles.face}>
          {src && <Picture src={src} alt={t`Your picture`} size="s" ratio="1" />}
        </span>
        <span className={styles.action} aria-live="polite">
          {share === null ? <Trans>Choose another picture</Trans> : <Trans>Uploading…</Trans>}
        </span>
      </label>
      {share !== null && <UploadProgress share={share} onCancel={cancel} />}
      <p id={note} className={styles.problem} role={problem ? 'alert' : undefined}>
        {problem}
      </p>
    </div>
  );
}
