/**
 * One thing that has to add up. The statement is the only reading of a batch, so that it sees one moment: what another transaction
 * is about to change is there with all its parts, or not at all. It locks nothing.
 */
export type Check = {
  /** A label of the metric. */
  readonly name: string;
  /** For the log: what does not add up, and what tells why. */
  readonly lookAt: string;
  /** Takes the ids as `$1`, and returns `id`, `reference` and `amounts` of each row that does not add up. */
  readonly statement: string;
};

/** Rows that are checked in batches, in the order of their ids. */
export type Subject = {
  readonly table: 'orders' | 'user_point' | 'coupon' | 'product';
  readonly key: 'id' | 'user_id';
  readonly batch: number;
  readonly checks: readonly Check[];
};
