/** Tells what a file is by its first bytes, whatever its name or its Content-Type says. */
export function detectPhotoType(file: Buffer): 'photo' | 'heic' | 'other' {
  if (startsWith(file, [0xff, 0xd8, 0xff])) return 'photo';
  if (startsWith(file, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'photo';
  if (ascii(file, 0, 4) === 'RIFF' && ascii(file, 8, 12) === 'WEBP') return 'photo';
  return isHeic(file) ? 'heic' : 'other';
}

// The brands of ISO 23008-12, Annex B, and of sequences; AVIF has its own.
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1']);

const isHeic = (file: Buffer) => ascii(file, 4, 8) === 'ftyp' && heicBrands.has(ascii(file, 8, 12));

const startsWith = (file: Buffer, bytes: readonly number[]) =>
  file.subarray(0, bytes.length).equals(Buffer.from(bytes));

const ascii = (file: Buffer, start: number, end: number) => file.toString('latin1', start, end);
