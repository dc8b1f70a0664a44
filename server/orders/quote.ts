import type { Static } from 'typebox';
import type { quote } from '#src/shared/contracts/quotes.ts';

export type Quote = Static<typeof quote>;
