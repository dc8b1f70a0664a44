import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { newUuid } from '#src/api/new-uuid.ts';
import { PhotoTiles } from '#src/components/photo/photo-tiles.tsx';
import { shrinkPhoto } from '#src/components/photo/shrink-photo.ts';
import { Picture } from '#src/components/picture/picture.tsx';
import type { ReviewPhoto } from '#src/writes/reviews/new-review.ts';
import { BlobPhoto } from './blob-photo.tsx';

type Photos = readonly ReviewPhoto[];

type ReviewPhotosFieldProps = {
  photos: Photos;
  maxPhotos: number;
  error: string | undefined;
  onChange: (change: (photos: Photos) => Photos) => void;
};

/** Photos stay on the device, shrunk, until the review is sent. */
export function ReviewPhotosField({ photos, maxPhotos, error, onChange }: ReviewPhotosFieldProps) {
  const { t } = useLingui();
  const [state, setState] = useState<'waiting' | 'shrinking' | { readonly problem: string }>('waiting');

  const add = async (files: readonly File[]) => {
    const free = maxPhotos - photos.length;
    let problem = files.length > free ? t`You can add up to ${maxPhotos} photos.` : null;
    setState('shrinking');
    for (const file of files.slice(0, free)) {
      const blob = await shrinkPhoto(file);
      if (blob) onChange((before) => [...before, { id: newUuid(), blob }]);
      else problem = t`This file can’t be read as a photo. Please choose a JPG, PNG or WebP.`;
    }
    setState(problem ? { problem } : 'waiting');
  };

  return (
    <PhotoTiles
      photos={photos.map((photo) => ({
        id: photo.id,
        picture: (alt) =>
          'blob' in photo ? (
            <BlobPhoto blob={photo.blob} alt={alt} />
          ) : (
            <Picture src={photo.src} alt={alt} size="s" ratio="1" />
          ),
      }))}
      maxPhotos={maxPhotos}
      busy={state === 'shrinking' ? <Trans>Preparing…</Trans> : null}
      hint={<Trans>Everybody sees them. Place and device are taken out before they are sent.</Trans>}
      problem={typeof state === 'object' ? state.problem : error}
      onAdd={(files) => void add(files)}
      onRemove={(id) => onChange((before) => before.filter((photo) => photo.id !== id))}
    />
  );
}
