/** Pixels of the longer edge; the server stores as many at most. */
const maxEdge = 2_048;

/** Answers a photo with a smaller one, or with itself where the browser cannot draw it. */
addEventListener('message', async ({ data: photo }: MessageEvent<Blob>) => {
  // A promise that rejects in a worker is no error that the page would hear of.
  postMessage(await shrink(photo).catch(() => photo));
});

/** A JPEG, upright and without what the camera wrote into it; null if it is no picture. */
async function shrink(photo: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(photo).catch(() => null);
  if (!bitmap) return null;
  const scale = Math.min(1, maxEdge / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  );
  const drawing = canvas.getContext('2d', { alpha: false });
  if (!drawing) throw new Error('This browser has no canvas in workers.');
  // A JPEG has no transparency.
  drawing.fillStyle = 'white';
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.imageSmoothingQuality = 'high';
  drawing.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.86 });
}
