import sharp from 'sharp';

/** A photo as a phone takes it: 12 megapixels with the grain of a sensor, lying on its side, with place and device. */
export async function cameraPhoto(): Promise<Buffer> {
  const [width, height] = [4_032, 3_024];
  const noise = (size: { width: number; height: number }, sigma: number) =>
    sharp({
      create: { ...size, channels: 3, background: 'black', noise: { type: 'gaussian', mean: 128, sigma } },
    });
  const grain = await noise({ width, height }, 12).png({ compressionLevel: 1 }).toBuffer();
  const shapes = await noise({ width: 63, height: 47 }, 90).png().toBuffer();
  return sharp(shapes)
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .composite([{ input: grain, blend: 'overlay' }])
    .withExif({
      IFD0: { Make: 'Maru', Model: 'Phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 33/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 88 })
    .toBuffer();
}
