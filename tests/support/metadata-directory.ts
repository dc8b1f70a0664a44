import { fileURLToPath } from 'node:url';

/** The shop's own metadata. */
export const metadataDirectory = fileURLToPath(new URL('../../server/database/metadata', import.meta.url));
