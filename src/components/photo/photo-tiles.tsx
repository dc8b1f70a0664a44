import { Trans, useLingui } from '@lingui/react/macro';
import ImagePlus from 'lucide-react/icons/image-plus';
import X from 'lucide-react/icons/x';
import { type ChangeEvent, type ReactNode, useId } from 'react';
import { Icon } from '#src/ui/icon.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import styles from './photo-tiles.module.css';

type PhotoTilesProps = {
  /** `picture` gets its name for screen readers. */
  photos: readonly { readonly id: string; readonly picture: (alt: string) => ReactNode }[];
  maxPhotos: number;
  /** Says what is being done with a chosen photo; `null`: nothing. */
  busy: ReactNode | null;
  /** How far that is. */
  progress?: ReactNode;
  hint: ReactNode;
  /** Says how to solve a problem; in place of the hint. */
  problem: string | undefined;
  onAdd: (files: readonly File[]) => void;
  onRemove: (id: string) => void;
};

/** The photos of a form, and one more tile that takes or chooses some. */
export function PhotoTiles(props: PhotoTilesProps) {
  const { photos, maxPhotos, busy, progress, hint, problem, onAdd, onRemove } = props;
  const { t } = useLingui();
  const note = useId();
  const add = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // The same file can be chosen again.
    target.value = '';
    if (files.length > 0) onAdd(files);
  };
  const count = photos.length;
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>
        <Trans>
          Photos ({count} of {maxPhotos})
        </Trans>
      </legend>
      <ul className={styles.photos}>
        {photos.map(({ id, picture }, index) => {
          const number = index + 1;
          return (
            <li key={id} className={styles.photo}>
              {picture(t`Photo ${number}`)}
              <IconButton
                label={t`Remove photo ${number}`}
                disabled={busy !== null}
                onClick={() => onRemove(id)}
              >
                <span className={styles.remove}>
                  <Icon of={X} size={16} />
                </span>
              </IconButton>
            </li>
          );
        })}
        {count < maxPhotos && (
          <li>
            <label className={styles.add}>
              <input
                className="visually-hidden"
                type="file"
                name="photos"
                accept="image/png,image/webp,image/jpeg"
                multiple
                disabled={busy !== null}
                aria-describedby={note}
                aria-invalid={problem ? true : undefined}
                onChange={add}
              />
              <Icon of={ImagePlus} size={24} />
              <span aria-live="polite">{busy ?? <Trans>Add photos</Trans>}</span>
            </label>
          </li>
        )}
      </ul>
      {progress}
      <p id={note} className={styles.note} role={problem ? 'alert' : undefined}>
        {problem ?? hint}
      </p>
    </fieldset>
  );
}
