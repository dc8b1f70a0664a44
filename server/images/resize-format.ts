export type ResizeFormat = 'avif' | 'webp' | 'jpeg';

/** The smallest format a browser says it shows; whoever says nothing precise gets what every browser shows. */
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
