import { fileURLToPath } from 'node:url';
import { cap } from './definitions/cap.ts';
import { cushion } from './definitions/cushion.ts';
import { hoodie } from './definitions/hoodie.ts';
import { mug } from './definitions/mug.ts';
import { phoneCase } from './definitions/phone-case.ts';
import { sweatshirt } from './definitions/sweatshirt.ts';
import { tee } from './definitions/tee.ts';
import { tote } from './definitions/tote.ts';
import type { DemoMockup } from './demo-mockup.ts';

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
