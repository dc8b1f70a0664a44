import { Trans, useLingui } from '@lingui/react/macro';
import ImagePlus from 'lucide-react/icons/image-plus';
import { type ChangeEvent, useId } from 'react';
import { UploadProgress } from '#src/components/photo/upload-progress.tsx';
import { useUpload } from '#src/components/photo/use-upload.ts';
import { Picture } from '#src/components/picture/picture.tsx';
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
  const note = useId();
  const { upload, cancel, share, problem = error } = useUpload('GRAPHIC');
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])].slice(0, 1);
    // The same file can be chosen again.
    target.value = '';
    void upload(files, ({ image_id: id, src }) => src && onUploaded({ id, src }));
  };

  const isUploading = share !== null;
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
          onChange={choose}
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
      {share !== null && <UploadProgress share={share} onCancel={cancel} />}
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
