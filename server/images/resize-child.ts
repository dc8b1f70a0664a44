import sharp from 'sharp';
import { serveTasks } from '#server/concurrency/process-pool-child.ts';
import { type ResizeOptions, resize } from './resize.ts';

// Each image is resized once, so caching its decoded pixels would only cost memory.
sharp.cache(false);

/** @returns null when the bytes are not a valid image */
serveTasks<{ source: Buffer; options: ResizeOptions }, Buffer | null>(({ source, options }) =>
  resize(source, options),
);
