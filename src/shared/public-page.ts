/** Reads a value of an address; `undefined` for what cannot name a row. */
type ReadKey = (text: string) => string | undefined;

/** The rows of a table that everybody may see, each with an address of its own. Texts are SQL, with columns as `table.column`. */
export type PublicRows = {
  /** A table of `visibleRows` in server/platform/database/visibility.ts. */
  readonly table: string;
  /** A second one whose row must be visible, too: `product` for the column `product_id`. */
  readonly with?: string;
  /** E.g. `/event/$id`, with the names of `columns`. */
  readonly address: string;
  readonly columns: Readonly<Record<string, string>>;
  /** The values of an address, in its path or its query, that find a row. */
  readonly keys: Readonly<Record<string, ReadKey>>;
  /** Further ids that the page needs to know of a row: SQL of an array of texts. */
  readonly facts?: Readonly<Record<string, string>>;
  /** There is no page before this time. */
  readonly opensAt?: string;
  /** The rows in the sitemap; without it they are in none. */
  readonly sitemap?: {
    /** Begins the names of its files. */
    readonly name: string;
    /** Not listed after this time; the page stays. */
    readonly endsAt?: string;
    readonly where?: string;
    /** When its content was changed; tables without `updated_at` do not tell. */
    readonly changedAt?: string;
  };
};

export type PublicRow = {
  readonly address: string;
  /** The values of its keys as the database spells them. */
  readonly keys: Readonly<Record<string, string>>;
  readonly facts: Readonly<Record<string, readonly string[]>>;
};

/** `null`: nobody knows yet whether there is one, the database does not respond in time. */
export type FoundRow = PublicRow | 'not-found' | null;

/**
 * The parameters by which addresses of one page show something else, in the spelling of its address. `unlisted`: they select
 * something that is neither rendered nor listed; `skeleton`: it is not rendered now; `busy`: nobody knows yet.
 */
type ShownParameters = Readonly<Record<string, string>> | 'unlisted' | 'skeleton' | 'busy';

/** A `URLSearchParams`, which the types of this runtime lack. */
export type AddressQuery = {
  readonly has: (name: string) => boolean;
  readonly getAll: (name: string) => string[];
};

type Visit = {
  readonly query: AddressQuery;
  readonly find: (rows: PublicRows, keys: Readonly<Record<string, string>>) => Promise<FoundRow>;
};

/** How the server knows what an address shows before it renders anything. */
export type PublicPage = {
  /** Pattern of the address, e.g. `/product/$id`. */
  readonly path: string;
  /** The rows that have such a page; `shared-custom`: the custom that a token shares. */
  readonly rows?: PublicRows | 'shared-custom';
  /** The rows in the sitemap, if they are not `rows` alone. */
  readonly listed?: readonly PublicRows[];
  /** Without it an address with parameters shows the same as one without. */
  readonly shown?: (visit: Visit, row: PublicRow) => ShownParameters | Promise<ShownParameters>;
};

/** Like the application, ignores a parameter that is given twice. */
export function onlyValue(query: AddressQuery, name: string): string {
  const [value = '', ...others] = query.getAll(name);
  return others.length === 0 ? value : '';
}
