/** The facts that PostgreSQL says about a table or view. */
export type CatalogTable = {
  readonly schema: string;
  readonly name: string;
  readonly description: string | null;
  readonly columns: readonly CatalogColumn[];
  readonly primaryKey: readonly string[];
  readonly foreignKeys: readonly ForeignKey[];
  readonly uniqueConstraints: readonly UniqueConstraint[];
  /** A view may take some writes, or none. */
  readonly insertable: boolean;
  readonly updatable: boolean;
  readonly deletable: boolean;
};

/** A primary key or a unique constraint; not a mere unique index. */
export type UniqueConstraint = { readonly name: string; readonly columns: readonly string[] };

type CatalogColumn = {
  readonly name: string;
  /** Name in pg_type, a domain's base type: `int4`, `uuid`, `_text`. */
  readonly type: string;
  readonly nullable: boolean;
  /** PostgreSQL computes it and takes no other value. */
  readonly generated: boolean;
  readonly description: string | null;
};

export type ForeignKey = {
  readonly columns: readonly string[];
  readonly target: { readonly schema: string; readonly name: string };
  readonly targetColumns: readonly string[];
};
