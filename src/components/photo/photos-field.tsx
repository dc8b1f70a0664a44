import { Trans } from '@lingui/react/macro';
import { PhotoTiles } from './photo-tiles.tsx';
import { PrivatePhoto } from './private-photo.tsx';
import { shrinkPhoto } from './shrink-photo.ts';
import { UploadProgress } from './upload-progress.tsx';
import type { UploadedPhoto } from './uploaded-photos.ts';
import { useUpload } from './use-upload.ts';

type PhotosFieldProps = {
  purpose: 'INQUIRY' | 'CLAIM';
  photos: readonly UploadedPhoto[];
  maxPhotos: number;
  error: string | undefined;
  onChange: (photos: readonly UploadedPhoto[]) => void;
};

/** Uploads photos as soon as they are chosen, so that what is wrong with one is said at once. */
export function PhotosField({ purpose, photos, maxPhotos, error, onChange }: PhotosFieldProps) {
  const { upload, cancel, share, problem } = useUpload(purpose);
  const add = (files: readonly File[]) => {
    let uploaded = photos;
    const append = ({ image_id: id, width, height }: { image_id: string; width: number; height: number }) => {
      uploaded = [...uploaded, { id, ratio: `${width} / ${height}` }];
      onChange(uploaded);
    };
    void upload(files.slice(0, maxPhotos - photos.length), append, shrinkPhoto);
  };

  return (
    <PhotoTiles
      photos={photos.map(({ id }) => ({
        id,
        picture: (alt) => <PrivatePhoto uploadId={id} alt={alt} ratio="1" />,
      }))}
      maxPhotos={maxPhotos}
      busy={share === null ? null : <Trans>Uploading…</Trans>}
      progress={share !== null && <UploadProgress share={share} onCancel={cancel} />}
      hint={<Trans>PNG, WebP or JPG, 10 MB at most each. Only you and the shop see them.</Trans>}
      problem={problem ?? error}
      onAdd={add}
      onRemove={(id) => onChange(photos.filter((photo) => photo.id !== id))}
    />
  );
}
