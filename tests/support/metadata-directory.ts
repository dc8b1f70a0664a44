import { fileURLToPath } from 'node:url';

/** The shop's own metadata. */
export const metadataDirectory = fileURLToPath(
  new URL('../../server/platform/database/metadata', import.meta.url),
);
