import { networkError } from '#src/graphql/query-error.ts';
import { type ApiContext, callApi, messageOf } from '#src/session/call-api.ts';
import type { ResponseOf } from '#src/shared/contracts/contracts.ts';

export type ArtistStudio = ResponseOf<'GET /artist/studio'>;

export async function loadArtistStudio(context: ApiContext): Promise<ArtistStudio> {
  const outcome = await callApi(context, 'GET /artist/studio');
  if (outcome.kind === 'ok') return outcome.body;
  throw networkError(new Error(messageOf(outcome) ?? 'The studio could not be loaded.'));
}
