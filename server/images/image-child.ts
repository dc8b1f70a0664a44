import sharp from 'sharp';
import { serveTasks } from '#server/concurrency/process-pool-child.ts';
import { normalizePhoto, type PhotoInput, type PhotoResult } from './normalize-photo.ts';
import { resize } from './resize.ts';
import type { ResizeInput } from './resized-images.ts';

// Each image is decoded once, so caching its pixels would only cost memory.
sharp.cache(false);

/** A resize results in null when the bytes are not a valid image. */
serveTasks<ResizeInput | PhotoInput, Buffer | PhotoResult | null>((input) =>
  input.kind === 'resize' ? resize(input.source, input.options) : normalizePhoto(input),
);
