import { Type } from 'typebox';
import type { Contract, InputOf } from './contract.ts';
import { exactly, nothing } from './schemas.ts';

const milliseconds = Type.Number({ minimum: 0, maximum: 120_000 });

export const reportVitals = {
  endpoint: 'POST /vitals',
  summary: 'How one page felt to one shopper, without personal data; only pages of the shop may send it',
  tag: 'shop',
  access: 'public',
  rateLimit: { max: 60, minutes: 1 },
  body: exactly({
    route: Type.String({ maxLength: 100, description: 'Pattern of the address, e.g. `/product/$id`' }),
    release: Type.String({ maxLength: 20, description: 'Hash in the name of the running application' }),
    ttfb: Type.Optional(milliseconds),
    lcp: Type.Optional(
      exactly({
        first_byte: milliseconds,
        load_delay: milliseconds,
        load: milliseconds,
        render_delay: milliseconds,
      }),
    ),
    inp: Type.Optional(
      exactly({ input_delay: milliseconds, processing: milliseconds, presentation: milliseconds }),
    ),
    cls: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
  }),
  responses: { 204: nothing },
  codes: ['NO_ACCESS'],
} as const satisfies Contract;

/** As far as the browser measures them. The parts of LCP and of INP add up to it. */
export type Vitals = Omit<VitalsReport, 'route' | 'release'>;

export type VitalsReport = InputOf<typeof reportVitals>['body'];
