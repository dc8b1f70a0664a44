import type { Drawing } from '#server/demo/mockups/rendering/drawing.ts';
import { capBack, capFront } from './cap.ts';
import { cushionBack, cushionFront } from './cushion.ts';
import { hoodieBack, hoodieFront } from './hoodie.ts';
import { mugBack, mugFront } from './mug.ts';
import { phoneCaseBack, phoneCaseFront } from './phone-case.ts';
import { sweatshirtBack, sweatshirtFront } from './sweatshirt.ts';
import { teeBack, teeFront } from './tee.ts';
import { toteBack, toteFront } from './tote.ts';

export const drawings: Readonly<Record<string, { front: Drawing; back: Drawing }>> = {
  tee: { front: teeFront, back: teeBack },
  hoodie: { front: hoodieFront, back: hoodieBack },
  sweatshirt: { front: sweatshirtFront, back: sweatshirtBack },
  tote: { front: toteFront, back: toteBack },
  cap: { front: capFront, back: capBack },
  mug: { front: mugFront, back: mugBack },
  'phone-case': { front: phoneCaseFront, back: phoneCaseBack },
  cushion: { front: cushionFront, back: cushionBack },
};
