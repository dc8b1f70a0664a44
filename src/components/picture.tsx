import { useState } from 'react';
import { useConfig } from '#src/config/config-context.ts';
import { type PictureSize, pictureSrcSet, pictureUrl } from '#src/config/picture-url.ts';
import { type NetworkStatus, useNetworkStatus } from '#src/offline/network-status.ts';
import styles from './picture.module.css';

type PictureProps = {
  /** Path below the CDN, as stored. */
  src: string;
  /** Empty for a picture that repeats the text beside it. */
  alt: string;
  size: PictureSize;
  /** CSS `aspect-ratio` of the box, kept while loading and after a failure. */
  ratio: string;
  /** Given, the browser chooses among all widths; otherwise it gets exactly `size`. */
  sizes?: string;
  /** The first picture one sees: loaded at once and before all others. */
  priority?: boolean;
  /** `mounted`: whole and with room around it, as a print lies on its mount. */
  fit?: 'cover' | 'contain' | 'mounted';
  background?: string;
  className?: string;
};

// Light gray, inline: it must show when nothing else can be loaded.
const placeholder =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'%3E%3Cpath fill='%23e7e6e2' d='M0 0h1v1H0z'/%3E%3C/svg%3E";

type Failure = { readonly src: string; readonly networkStatus: NetworkStatus };

export function Picture(props: PictureProps) {
  const config = useConfig();
  const networkStatus = useNetworkStatus();
  const [failed, setFailed] = useState<Failure | null>(null);
  const { src, alt, size, ratio, sizes, priority = false, fit = 'cover', background, className } = props;
  // Asked for again when the server is back.
  const isBroken = failed?.src === src && failed.networkStatus === networkStatus;
  const fail = () => setFailed({ src, networkStatus });
  // In a page that the server has drawn it may have failed before anybody listened, see start-application.ts.
  const look = (image: HTMLImageElement | null) => {
    if (image?.dataset.failed === undefined) return;
    delete image.dataset.failed;
    fail();
  };
  const sources = sizes && !isBroken ? { srcSet: pictureSrcSet(config, src), sizes } : {};

  return (
    <img
      ref={isBroken ? undefined : look}
      {...sources}
      src={isBroken ? placeholder : pictureUrl(config, src, size)}
      alt={alt}
      crossOrigin={isBroken ? undefined : 'anonymous'}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : 'async'}
      className={className ? `${styles.picture} ${className}` : styles.picture}
      data-fit={fit}
      style={{ aspectRatio: ratio, backgroundColor: isBroken ? undefined : background }}
      onError={isBroken ? undefined : fail}
    />
  );
}
