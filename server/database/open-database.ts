import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import type { Config } from '../config.ts';
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts';

export type OpenDatabase = {
  readonly address: ClientConfig;
  /** Settles when the database ended although nobody told it to; a server that is not ours never does. */
  readonly died: Promise<string>;
  close(): Promise<void>;
};

/** The server named by `DATABASE_URL`, or PostgreSQL as a child of this process. */
export async function openDatabase({ database, dataDirectory }: Config): Promise<OpenDatabase> {
  switch (database.kind) {
    case 'server':
      return {
        address: { connectionString: database.url },
        died: new Promise(() => {}),
        close: async () => {},
      };
    case 'embedded': {
      const { address, died, stop } = await startEmbeddedPostgres({ dataDirectory });
      return { address, died, close: stop };
    }
  }
}

/** Where the pictures are that belong to the rows of the database. */
export const pictureFolder = ({ dataDirectory }: Config): string => join(dataDirectory, 'cdn');
