/** What PostgreSQL says about a table or view. */
export type CatalogTable = {
  readonly schema: string;
  readonly name: string;
  readonly description: string | null;
  readonly columns: readonly CatalogColumn[];
  readonly primaryKey: readonly string[];
  readonly foreignKeys: readonly ForeignKey[];
};

type CatalogColumn = {
  readonly name: string;
  /** Name in pg_type, a domain's base type: `int4`, `uuid`, `_text`. */
  readonly type: string;
  readonly nullable: boolean;
  readonly description: string | null;
};

export type ForeignKey = {
  readonly columns: readonly string[];
  readonly target: { readonly schema: string; readonly name: string };
  readonly targetColumns: readonly string[];
};
