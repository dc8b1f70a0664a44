import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { callApi, messageOf } from '#src/session/call-api.ts';
import { shrinkPhoto } from '#src/uploads/shrink-photo.ts';
import { PhotoTiles } from './photo-tiles.tsx';
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
  const [state, setState] = useState<'waiting' | 'uploading' | { readonly problem: string }>('waiting');

  const upload = async (files: readonly File[]) => {
    if (state === 'uploading') return;
    setState('uploading');
    let uploaded = photos;
    let problem: string | null = null;
    for (const file of files.slice(0, maxPhotos - photos.length)) {
      // The server says what is wrong with a file that this browser cannot read.
      const body = (await shrinkPhoto(file)) ?? file;
      const outcome = await callApi(context, 'POST /uploads', { query: { purpose }, body });
      if (outcome.kind === 'ok') {
        const { image_id: id, width, height } = outcome.body;
        uploaded = [...uploaded, { id, ratio: `${width} / ${height}` }];
        onChange(uploaded);
      } else {
        problem = messageOf(outcome) ?? t`The picture could not be uploaded. Please check your connection.`;
      }
    }
    setState(problem ? { problem } : 'waiting');
  };

  return (
    <PhotoTiles
      photos={photos.map(({ id }) => ({
        id,
        picture: (alt) => <PrivatePhoto uploadId={id} alt={alt} ratio="1" />,
      }))}
      maxPhotos={maxPhotos}
      busy={state === 'uploading' ? <Trans>Uploading…</Trans> : null}
      hint={<Trans>PNG, WebP or JPG, 10 MB at most each. Only you and the shop see them.</Trans>}
      problem={typeof state === 'object' ? state.problem : error}
      onAdd={(files) => void upload(files)}
      onRemove={(id) => onChange(photos.filter((photo) => photo.id !== id))}
    />
  );
}
