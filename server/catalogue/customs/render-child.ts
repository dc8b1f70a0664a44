import sharp from 'sharp';
import { serveTasks } from '#server/platform/concurrency/process-pool-child.ts';
import { type MockupInput, renderMockup } from './render-mockup.ts';
import { type PrintInput, renderPrint } from './render-print.ts';

// Each image is decoded once, so caching its pixels would only cost memory.
sharp.cache(false);

serveTasks<MockupInput | PrintInput, Buffer>((input) =>
  input.kind === 'mockup' ? renderMockup(input) : renderPrint(input),
);
