/**
 * A photo as it is sent: as large as the server stores it, upright, and without place and device. It is made in a worker, so
 * that the page goes on, and by one worker for each photo, whose memory is free afterwards: a decoded one takes 50 MB.
 *
 * @returns the photo as it is where the browser cannot do that; null if it is no picture that the browser knows. Never
 * rejects.
 */
export async function shrinkPhoto(photo: Blob): Promise<Blob | null> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return photo;
  const worker = new Worker(new URL('./shrink-photo-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<Blob | null>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Blob | null>) => resolve(data);
      worker.onerror = reject;
      worker.postMessage(photo);
    });
  } catch {
    return photo;
  } finally {
    worker.terminate();
  }
}
