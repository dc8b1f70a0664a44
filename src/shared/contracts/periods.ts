import { Type } from 'typebox';

/** A day in Korea, inclusive. */
const day = Type.String({ format: 'date', pattern: '^20' });

export const period = Type.Enum(['1w', '1m', '3m', '6m', '1y'], { description: 'Until today' });

/** The period of a query. `from` and `to` count before `period`. */
export const periodFields = {
  period: Type.Optional(period),
  from: Type.Optional(day),
  to: Type.Optional(day),
};
