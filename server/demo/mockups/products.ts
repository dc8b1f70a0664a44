import { fileURLToPath } from 'node:url';
import type { DemoMockup } from './demo-mockup.ts';
import { cap } from './goods/cap.ts';
import { cushion } from './goods/cushion.ts';
import { hoodie } from './goods/hoodie.ts';
import { mug } from './goods/mug.ts';
import { phoneCase } from './goods/phone-case.ts';
import { sweatshirt } from './goods/sweatshirt.ts';
import { tee } from './goods/tee.ts';
import { tote } from './goods/tote.ts';

export const demoMockupsDirectory = fileURLToPath(new URL('.', import.meta.url));

export const demoMockups: readonly DemoMockup[] = [
  tee,
  hoodie,
  sweatshirt,
  cap,
  tote,
  mug,
  phoneCase,
  cushion,
];
