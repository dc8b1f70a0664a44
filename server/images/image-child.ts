import sharp from 'sharp';
import { serveTasks } from '#server/platform/concurrency/process-pool-child.ts';
import type { GraphicTraits } from '#src/shared/method-warnings.ts';
import { type AnalysisInput, analyzeGraphic } from './graphic-analysis.ts';
import { normalizePhoto, type PhotoInput, type PhotoResult } from './normalize-photo.ts';
import { resize } from './resize.ts';
import type { ResizeInput } from './resized-images.ts';

// Each image is decoded once, so caching its pixels would only cost memory.
sharp.cache(false);

type Input = ResizeInput | PhotoInput | AnalysisInput;

/** A resize results in null when the bytes are not a valid image. */
serveTasks<Input, Buffer | PhotoResult | GraphicTraits | null>(async (input) => {
  switch (input.kind) {
    case 'resize':
      return resize(input.source, input.options);
    case 'traits':
      return analyzeGraphic(input);
    case 'photo':
    case 'artwork':
      return normalizePhoto(input);
  }
});
