import type { ClientBase, Connection, FieldDef, Submittable } from 'pg';

/** What PostgreSQL says of a statement without executing it. */
export type Description = {
  /** The types of the parameters. */
  readonly parameters: readonly number[];
  /** The columns of the result; none for a statement without one. */
  readonly columns: readonly FieldDef[];
};

/** Prepares a statement and asks what its parameters and its result are. Rejects with the error of PostgreSQL. */
export function describeStatement(client: ClientBase, text: string): Promise<Description> {
  return new Promise((resolve, reject) => client.query(new DescribeQuery(text, resolve, reject)));
}

/** The client of `pg` describes a statement only when it executes it, so this speaks the protocol itself. */
class DescribeQuery implements Submittable {
  private parameters: readonly number[] = [];
  private columns: readonly FieldDef[] = [];
  private readonly text: string;
  private readonly resolve: (description: Description) => void;
  private readonly reject: (error: Error) => void;

  constructor(text: string, resolve: (description: Description) => void, reject: (error: Error) => void) {
    this.text = text;
    this.resolve = resolve;
    this.reject = reject;
  }

  submit(connection: Connection): void {
    connection.removeAllListeners('parameterDescription');
    connection.once('parameterDescription', ({ dataTypeIDs }: { dataTypeIDs: readonly number[] }) => {
      this.parameters = dataTypeIDs;
    });
    connection.parse({ name: '', text: this.text, types: [] }, true);
    connection.describe({ type: 'S', name: '' }, true);
    connection.sync();
  }

  handleRowDescription({ fields }: { fields: readonly FieldDef[] }): void {
    this.columns = fields;
  }

  handleError(error: Error): void {
    this.reject(error);
  }

  handleReadyForQuery(): void {
    this.resolve({ parameters: this.parameters, columns: this.columns });
  }
}
