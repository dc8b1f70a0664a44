import { bodyOf } from '#src/api/body-of.ts';
import { type ApiContext, callApi } from '#src/api/call-api.ts';
import type { ResponseOf } from '#src/shared/contracts/contracts.ts';

export type ArtistStudio = ResponseOf<'GET /artist/studio'>;

/** Throws a `QueryError`. */
export const loadArtistStudio = async (context: ApiContext): Promise<ArtistStudio> =>
  bodyOf(await callApi(context, 'GET /artist/studio'));
