import { fileURLToPath } from 'node:url';
import { apron } from './definitions/apron.ts';
import { badge } from './definitions/badge.ts';
import { bandana } from './definitions/bandana.ts';
import { blanket } from './definitions/blanket.ts';
import { bucketHat } from './definitions/bucket-hat.ts';
import { cap } from './definitions/cap.ts';
import { coachJacket } from './definitions/coach-jacket.ts';
import { cushion } from './definitions/cushion.ts';
import { glass } from './definitions/glass.ts';
import { hoodie } from './definitions/hoodie.ts';
import { keyring } from './definitions/keyring.ts';
import { kidsTee } from './definitions/kids-tee.ts';
import { laptopSleeve } from './definitions/laptop-sleeve.ts';
import { longsleeve } from './definitions/longsleeve.ts';
import { mug } from './definitions/mug.ts';
import { notebook } from './definitions/notebook.ts';
import { phoneCase } from './definitions/phone-case.ts';
import { poster } from './definitions/poster.ts';
import { pouch } from './definitions/pouch.ts';
import { sweatshirt } from './definitions/sweatshirt.ts';
import { tee } from './definitions/tee.ts';
import { tote } from './definitions/tote.ts';
import { tumbler } from './definitions/tumbler.ts';
import type { DemoMockup } from './demo-mockup.ts';

export const demoMockupsDirectory = fileURLToPath(new URL('./', import.meta.url));

export const demoMockups: readonly DemoMockup[] = [
  tee,
  hoodie,
  sweatshirt,
  cap,
  tote,
  mug,
  phoneCase,
  cushion,
  longsleeve,
  kidsTee,
  coachJacket,
  bucketHat,
  apron,
  bandana,
  pouch,
  laptopSleeve,
  blanket,
  tumbler,
  glass,
  poster,
  keyring,
  badge,
  notebook,
];
