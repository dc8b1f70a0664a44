import { type ApiContext, callApi } from '#src/api/call-api.ts';
import { unwrap } from '#src/api/unwrap.ts';
import type { ResponseOf } from '#src/shared/contracts/contracts.ts';

export type ArtistStudio = ResponseOf<'GET /artist/studio'>;

/** Throws a `QueryError`. */
export const loadArtistStudio = async (context: ApiContext): Promise<ArtistStudio> =>
  unwrap(await callApi(context, 'GET /artist/studio'));
