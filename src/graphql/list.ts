import type { AnyVariables, TypedDocumentNode } from 'urql';
import type { ListOrder } from './list-order.ts';

/** The variables that every list has beside its own ones. */
export type PageVariables = {
  readonly where: object;
  /** Columns that the document selects, in `field`. The last one is the key, so that no two rows are equal. */
  readonly order_by: ListOrder;
  readonly limit: number;
  readonly offset: number;
};

/** One document for all pages, and the variables of the first one. */
export type List<Data, Variables extends AnyVariables> = {
  readonly document: TypedDocumentNode<Data, Variables>;
  /** The field of the document that holds the rows. */
  readonly field: keyof Data & string;
  readonly variables: Variables & PageVariables;
};
