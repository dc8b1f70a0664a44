/** Pixels of the longer edge; the server stores as many at most. */
const maxEdge = 2_048;

/**
 * The largest size that a JPEG is decoded to: four megapixels. The decoder can leave out pixels, which takes a quarter of the time and of
 * the memory, and is fastest at a half: 2,016 of the 4,032 pixels of a phone's camera.
 */
const decoded = { width: 2_340, height: 1_755 } as const;

/** Fewer pixels than this are only taken if the photo has no more. */
const minEdge = 0.9 * maxEdge;

/** Answers a photo with a smaller one, or with itself where the browser cannot draw it. */
addEventListener('message', async ({ data: photo }: MessageEvent<Blob>) => {
  // A promise that rejects in a worker is no error that the page would hear of.
  postMessage(await shrink(photo).catch(() => photo));
});

/** A JPEG, upright and without what the camera wrote into it; null if it is no picture. */
async function shrink(photo: Blob): Promise<Blob | null> {
  const picture = (await decodeSmaller(photo).catch(() => null)) ?? (await decodeWhole(photo));
  if (!picture) return null;
  const scale = Math.min(1, maxEdge / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  );
  const drawing = canvas.getContext('2d', { alpha: false });
  if (!drawing) throw new Error('This browser has no canvas in workers.');
  // A JPEG has no transparency.
  drawing.fillStyle = 'white';
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.imageSmoothingQuality = 'high';
  drawing.drawImage(picture.image, 0, 0, canvas.width, canvas.height);
  picture.image.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.86 });
}

type Picture = {
  readonly image: ImageBitmap | VideoFrame;
  readonly width: number;
  readonly height: number;
};

/** Null if the browser cannot, or would leave out too much. */
async function decodeSmaller(photo: Blob): Promise<Picture | null> {
  if (typeof ImageDecoder === 'undefined' || photo.type !== 'image/jpeg') return null;
  const decoder = new ImageDecoder({
    type: photo.type,
    data: photo.stream(),
    desiredWidth: decoded.width,
    desiredHeight: decoded.height,
  });
  try {
    const { image } = await decoder.decode();
    const { displayWidth: width, displayHeight: height } = image;
    if (Math.max(width, height) >= minEdge) return { image, width, height };
    image.close();
    return null;
  } finally {
    decoder.close();
  }
}

async function decodeWhole(photo: Blob): Promise<Picture | null> {
  const image = await createImageBitmap(photo).catch(() => null);
  return image && { image, width: image.width, height: image.height };
}
