import sharp from 'sharp';
import { serveTasks } from '#server/concurrency/process-pool-child.ts';
import { type ResizeOrder, resize } from './resize.ts';

// Every picture is another one.
sharp.cache(false);

/** @returns null when the bytes are no picture of the shop */
serveTasks<{ source: Buffer; order: ResizeOrder }, Buffer | null>(({ source, order }) =>
  resize(source, order),
);
