import { useState } from 'react';
import { useConfig } from '#src/config/config-context.ts';
import { pictureSrcSet, pictureUrl } from '#src/config/picture-url.ts';
import { type NetworkStatus, useNetworkStatus } from '#src/network/network-status.ts';
import type { PictureSize } from '#src/shared/picture-sizes.ts';
import styles from './picture.module.css';

type PictureProps = {
  /** Path below the CDN, as stored. */
  src: string;
  /** Empty for a picture that repeats the text beside it. */
  alt: string;
  size: PictureSize;
  /** CSS `aspect-ratio` of the box, also while loading and after an error. */
  ratio: string;
  /** If given, the browser chooses among all widths; otherwise it loads exactly `size`. */
  sizes?: string;
  /** For the largest picture of the first screen: loaded eagerly and with high priority. */
  priority?: boolean;
  /** `padded`: the whole picture with a margin around it. */
  fit?: 'cover' | 'contain' | 'padded';
  background?: string;
  className?: string;
};

// Light gray, as a data URL: it is shown when nothing can be loaded.
const placeholder =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'%3E%3Cpath fill='%23e7e6e2' d='M0 0h1v1H0z'/%3E%3C/svg%3E";

const laterPicture = { loading: 'lazy', decoding: 'async' } as const;
const loadingOf = {
  /** The application waits until the browser reports it as presented, see ssr/start-application.ts. */
  first: { loading: 'eager', decoding: 'sync', fetchPriority: 'high', elementtiming: 'first-picture' },
  later: laterPicture,
  /** Does not compete with the first picture. */
  small: { ...laterPicture, fetchPriority: 'low' },
} as const;

type LoadError = { readonly src: string; readonly networkStatus: NetworkStatus };

export function Picture(props: PictureProps) {
  const config = useConfig();
  const networkStatus = useNetworkStatus();
  const [error, setError] = useState<LoadError | null>(null);
  const { src, alt, size, ratio, sizes, priority = false, fit = 'cover', background, className } = props;
  // A change of the network status tries again.
  const isBroken = error?.src === src && error.networkStatus === networkStatus;
  const onError = () => setError({ src, networkStatus });
  // In a server-rendered page it may have failed before React attached `onError`, see record-early-events.ts.
  const checkEarlyError = (image: HTMLImageElement | null) => {
    if (image?.dataset.failed === undefined) return;
    delete image.dataset.failed;
    onError();
  };
  const sources = sizes && !isBroken ? { srcSet: pictureSrcSet(config, src), sizes } : {};

  return (
    <img
      ref={isBroken ? undefined : checkEarlyError}
      {...sources}
      src={isBroken ? placeholder : pictureUrl(config, src, size)}
      alt={alt}
      crossOrigin={isBroken ? undefined : 'anonymous'}
      {...loadingOf[priority ? 'first' : size === 's' ? 'small' : 'later']}
      className={className ? `${styles.picture} ${className}` : styles.picture}
      data-fit={fit}
      style={{ aspectRatio: ratio, backgroundColor: isBroken ? undefined : background }}
      onError={isBroken ? undefined : onError}
    />
  );
}
