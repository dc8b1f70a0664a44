import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { callApi, messageOf } from '#src/api/call-api.ts';
import { uploadFetch } from '#src/network/upload-fetch.ts';
import type { ResponseOf } from '#src/shared/contracts/contracts.ts';

type Purpose = 'INQUIRY' | 'CLAIM' | 'GRAPHIC' | 'PROFILE';
type Uploaded = ResponseOf<'POST /uploads'>;

/** `share`: of what is sent, from 0 to 1. `problem`: for the shopper. */
type UploadState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'uploading'; readonly share: number }
  | { readonly kind: 'refused'; readonly problem: string };

/** Sends files one after the other. One that is stopped, or whose form is left, is no problem. */
export function useUpload(purpose: Purpose) {
  const { t } = useLingui();
  const { context } = useRouter().options;
  const [state, setState] = useState<UploadState>({ kind: 'waiting' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** @param prepare may make it smaller; `onUploaded` is called with each that the server has */
  const upload = async (
    files: readonly Blob[],
    onUploaded: (uploaded: Uploaded) => void,
    prepare: (file: Blob) => Promise<Blob | null> = async (file) => file,
  ): Promise<void> => {
    if (running.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const send = async (file: Blob, onProgress: (share: number) => void): Promise<string | null> => {
      onProgress(0);
      // The server says what is wrong with a file that this browser cannot read.
      const body = (await prepare(file)) ?? file;
      const call = { query: { purpose }, body, signal };
      const outcome = await callApi({ ...context, fetch: uploadFetch(onProgress) }, 'POST /uploads', call);
      if (outcome.kind === 'ok') onUploaded(outcome.body);
      if (outcome.kind === 'ok' || signal.aborted) return null;
      return messageOf(outcome) ?? t`The picture could not be uploaded. Please check your connection.`;
    };
    let problem: string | null = null;
    for (const [index, file] of files.entries()) {
      if (signal.aborted) break;
      const showProgress = (share: number) =>
        setState({ kind: 'uploading', share: (index + share) / files.length });
      problem = (await send(file, showProgress)) ?? problem;
    }
    running.current = null;
    setState(problem === null ? { kind: 'waiting' } : { kind: 'refused', problem });
  };

  return {
    upload,
    cancel: () => running.current?.abort(),
    share: state.kind === 'uploading' ? state.share : null,
    problem: state.kind === 'refused' ? state.problem : undefined,
  };
}
