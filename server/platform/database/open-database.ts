import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts';

export type OpenDatabase = {
  readonly address: ClientConfig;
  /** Resolves with the last log lines when the embedded database exits unexpectedly; never for an external server. */
  readonly unexpectedExit: Promise<string>;
  close(): Promise<void>;
};

export type DatabaseSettings =
  | { readonly kind: 'embedded' }
  | { readonly kind: 'server'; readonly url: string };

type Settings = { readonly database: DatabaseSettings; readonly dataDirectory: string };

/** The server named by `DATABASE_URL`, or PostgreSQL as a child of this process. */
export async function openDatabase({ database, dataDirectory }: Settings): Promise<OpenDatabase> {
  switch (database.kind) {
    case 'server':
      return {
        address: { connectionString: database.url },
        unexpectedExit: new Promise(() => {}),
        close: async () => {},
      };
    case 'embedded': {
      const { address, unexpectedExit, stop } = await startEmbeddedPostgres({ dataDirectory });
      return { address, unexpectedExit, close: stop };
    }
  }
}

/** Directory of the image files that rows of the database refer to. */
export const cdnDirectory = ({ dataDirectory }: Pick<Settings, 'dataDirectory'>): string =>
  join(dataDirectory, 'cdn');
