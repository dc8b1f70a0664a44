type IconImage = { readonly size: number; readonly png: Buffer };

const headerBytes = 6;
const entryBytes = 16;

/** A file in the format of Windows icons, with PNG images of up to 255 pixels. */
export function toIco(images: readonly IconImage[]): Buffer {
  const header = Buffer.alloc(headerBytes + entryBytes * images.length);
  // Type 1: an icon.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let imageOffset = header.length;
  for (const [index, { size, png }] of images.entries()) {
    const entry = headerBytes + entryBytes * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    // One color plane, 32 bits per pixel.
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(imageOffset, entry + 12);
    imageOffset += png.length;
  }
  return Buffer.concat([header, ...images.map(({ png }) => png)]);
}
