import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import ImagePlus from 'lucide-react/icons/image-plus';
import { type ChangeEvent, useId, useState } from 'react';
import { Picture } from '#src/components/picture.tsx';
import { callApi, messageOf } from '#src/session/call-api.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './artwork-field.module.css';
import type { Artwork } from './submission.ts';

type ArtworkFieldProps = {
  artwork: Artwork | null;
  backgroundColor: string;
  error: string | undefined;
  onUploaded: (artwork: Artwork) => void;
};

/** Uploads the picture as soon as it is chosen, so that what is wrong with it is said at once. */
export function ArtworkField({ artwork, backgroundColor, error, onUploaded }: ArtworkFieldProps) {
  const { t } = useLingui();
  const { context } = useRouter().options;
  const note = useId();
  const [state, setState] = useState<'waiting' | 'uploading' | { readonly problem: string }>('waiting');

  const upload = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    const [file] = input.files ?? [];
    if (!file || state === 'uploading') return;
    setState('uploading');
    const outcome = await callApi(context, 'POST /uploads', { query: { purpose: 'GRAPHIC' }, body: file });
    // The same file can be chosen again.
    input.value = '';
    if (outcome.kind === 'ok' && outcome.body.src) {
      setState('waiting');
      return onUploaded({ id: outcome.body.image_id, src: outcome.body.src });
    }
    setState({
      problem: messageOf(outcome) ?? t`The picture could not be uploaded. Please check your connection.`,
    });
  };

  const isUploading = state === 'uploading';
  const problem = typeof state === 'object' ? state.problem : error;
  return (
    <div className={styles.field}>
      <label className={styles.frame} data-invalid={problem ? true : undefined}>
        <input
          className="visually-hidden"
          type="file"
          name="artwork"
          accept="image/png,image/webp,image/jpeg"
          aria-describedby={note}
          aria-invalid={problem ? true : undefined}
          onChange={(event) => void upload(event)}
        />
        {artwork && (
          <Picture
            src={artwork.src}
            alt={t`Your graphic`}
            size="m"
            ratio="4 / 3"
            fit="padded"
            background={backgroundColor}
          />
        )}
        <span className={styles.action}>
          {!artwork && !isUploading && <Icon of={ImagePlus} size={28} />}
          <span aria-live="polite">{labelOf(isUploading, artwork)}</span>
        </span>
      </label>
      <p id={note} className={styles.note} role={problem ? 'alert' : undefined}>
        {problem ?? (
          <Trans>
            PNG, WebP or JPG, 1,000 px or more along each edge, 10 MB at most. Transparent PNG is best.
          </Trans>
        )}
      </p>
    </div>
  );
}

function labelOf(isUploading: boolean, artwork: Artwork | null) {
  if (isUploading) return <Trans>Uploading…</Trans>;
  return artwork ? <Trans>Choose another picture</Trans> : <Trans>Choose a picture</Trans>;
}
