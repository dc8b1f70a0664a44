import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { callApi } from '#src/api/call-api.ts';
import { useNetworkStatus } from '#src/network/network-status.ts';
import styles from './private-photo.module.css';

type PrivatePhotoProps = {
  uploadId: string;
  alt: string;
  /** CSS `aspect-ratio` of the box, also while loading and after an error. */
  ratio: string;
};

/**
 * A photo that only the member who has uploaded it may read, so it has no address. It is not stored on the device, and
 * loaded again when the network is back.
 */
export function PrivatePhoto({ uploadId, alt, ratio }: PrivatePhotoProps) {
  const { context } = useRouter().options;
  const networkStatus = useNetworkStatus();
  const [state, setState] = useState<{ readonly url: string } | 'loading' | 'failed'>('loading');
  const isShown = typeof state === 'object';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reconnect tries again what has failed
  useEffect(() => {
    if (isShown) return;
    const abort = new AbortController();
    const { signal } = abort;
    void callApi(context, 'GET /uploads/:id', { params: { id: uploadId }, signal }).then((outcome) => {
      if (signal.aborted) return;
      setState(outcome.kind === 'ok' ? { url: URL.createObjectURL(outcome.body) } : 'failed');
    });
    return () => abort.abort();
  }, [uploadId, networkStatus]);
  useEffect(() => {
    if (typeof state === 'object') return () => URL.revokeObjectURL(state.url);
  }, [state]);
  return (
    <div className={styles.photo} style={{ aspectRatio: ratio }} aria-busy={state === 'loading'}>
      {typeof state === 'object' && <img src={state.url} alt={alt} />}
      {state === 'failed' && (
        <p>
          <Trans>The photo can’t be loaded.</Trans>
        </p>
      )}
    </div>
  );
}
