export type ResizeFormat = 'avif' | 'webp' | 'jpeg';

/** The smallest format that the Accept header names; JPEG when it names none of them. */
export function chooseFormat(accept: string | undefined): ResizeFormat {
  const accepted = new Set(
    (accept ?? '')
      .toLowerCase()
      .split(',')
      .map((range) => range.split(';').map((part) => part.trim()))
      .filter(([, ...parameters]) => !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)))
      .map(([type]) => type),
  );
  if (accepted.has('image/avif')) return 'avif';
  return accepted.has('image/webp') ? 'webp' : 'jpeg';
}

/** The format that an image made here has: with transparency it may be another one than was wanted. */
export function formatOf(image: Buffer): ResizeFormat {
  if (image.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  return image.readUInt8(0) === 0xff ? 'jpeg' : 'avif';
}
