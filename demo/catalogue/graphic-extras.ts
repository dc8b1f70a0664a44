import { Type } from 'typebox';
import { exactly } from '#src/shared/contracts/schemas.ts';
import { offerFields } from './offers.ts';
import { reference } from './references.ts';
import { read, won } from './schemas.ts';

/** The extras that the shop adds to an artist's graphic: a place among the best, a sale, a donation. */
export const graphicExtras = read(
  'graphic-extras',
  Type.Record(
    Type.String(),
    exactly({
      isBest: Type.Optional(Type.Literal(true)),
      /** Given away with every sale. */
      donation: Type.Optional(won),
      ...offerFields,
    }),
    { propertyNames: reference('graphic') },
  ),
);
