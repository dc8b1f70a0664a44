import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import ImagePlus from 'lucide-react/icons/image-plus';
import X from 'lucide-react/icons/x';
import { type ChangeEvent, useId, useState } from 'react';
import { callApi, messageOf } from '#src/session/call-api.ts';
import { Icon } from '#src/ui/icon.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import styles from './photos-field.module.css';
import { PrivatePhoto } from './private-photo.tsx';
import type { UploadedPhoto } from './uploaded-photos.ts';

type PhotosFieldProps = {
  purpose: 'INQUIRY' | 'CLAIM';
  photos: readonly UploadedPhoto[];
  maxPhotos: number;
  error: string | undefined;
  onChange: (photos: readonly UploadedPhoto[]) => void;
};

/** Uploads photos as soon as they are chosen, so that what is wrong with one is said at once. */
export function PhotosField({ purpose, photos, maxPhotos, error, onChange }: PhotosFieldProps) {
  const { t } = useLingui();
  const { context } = useRouter().options;
  const note = useId();
  const [state, setState] = useState<'waiting' | 'uploading' | { readonly problem: string }>('waiting');

  const upload = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    const files = [...(input.files ?? [])].slice(0, maxPhotos - photos.length);
    if (files.length === 0 || state === 'uploading') return;
    setState('uploading');
    let uploaded = photos;
    let problem: string | null = null;
    for (const file of files) {
      const outcome = await callApi(context, 'POST /uploads', { query: { purpose }, body: file });
      if (outcome.kind === 'ok') {
        const { image_id: id, width, height } = outcome.body;
        uploaded = [...uploaded, { id, ratio: `${width} / ${height}` }];
        onChange(uploaded);
      } else {
        problem = messageOf(outcome) ?? t`The picture could not be uploaded. Please check your connection.`;
      }
    }
    // The same file can be chosen again.
    input.value = '';
    setState(problem ? { problem } : 'waiting');
  };

  const count = photos.length;
  const isUploading = state === 'uploading';
  const message = typeof state === 'object' ? state.problem : error;
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>
        <Trans>
          Photos ({count} of {maxPhotos})
        </Trans>
      </legend>
      <ul className={styles.photos}>
        {photos.map((photo, index) => {
          const number = index + 1;
          return (
            <li key={photo.id} className={styles.photo}>
              <PrivatePhoto uploadId={photo.id} alt={t`Photo ${number}`} ratio="1" />
              <IconButton
                label={t`Remove photo ${number}`}
                disabled={isUploading}
                onClick={() => onChange(photos.filter(({ id }) => id !== photo.id))}
              >
                <span className={styles.remove}>
                  <Icon of={X} size={16} />
                </span>
              </IconButton>
            </li>
          );
        })}
        {photos.length < maxPhotos && (
          <li>
            <label className={styles.add}>
              <input
                className="visually-hidden"
                type="file"
                name="photos"
                accept="image/png,image/webp,image/jpeg"
                multiple
                aria-describedby={note}
                aria-invalid={message ? true : undefined}
                onChange={(event) => void upload(event)}
              />
              <Icon of={ImagePlus} size={24} />
              <span aria-live="polite">
                {isUploading ? <Trans>Uploading…</Trans> : <Trans>Add photos</Trans>}
              </span>
            </label>
          </li>
        )}
      </ul>
      <p id={note} className={styles.note} role={message ? 'alert' : undefined}>
        {message ?? <Trans>PNG, WebP or JPG, 10 MB at most each. Only you and the shop see them.</Trans>}
      </p>
    </fieldset>
  );
}
