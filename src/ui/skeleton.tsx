import styles from './skeleton.module.css';

type SkeletonProps = {
  /** CSS `aspect-ratio` for a picture, e.g. `60 / 77`; without it, one line of text. */
  ratio?: string;
  /** CSS width. */
  width?: string;
};

/** A placeholder for content that is loading, in its final size. */
export function Skeleton({ ratio, width }: SkeletonProps) {
  return (
    <span
      className={styles.skeleton}
      data-kind={ratio ? 'picture' : 'line'}
      style={{ aspectRatio: ratio, inlineSize: width }}
      aria-hidden="true"
    />
  );
}
