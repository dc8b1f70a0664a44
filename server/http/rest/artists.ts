import type { FastifyPluginAsync } from 'fastify';
import { readArtistStudio } from '#server/catalogue/artists/artist-studio.ts';
import { changeProfile } from '#server/catalogue/artists/change-profile.ts';
import { inTransactionUnlessRefused } from '#server/platform/database/transaction.ts';
import { refuse } from '#server/platform/refusal.ts';
import * as contracts from '#src/shared/contracts/artists.ts';
import { addRoute } from './add-route.ts';

const codes = { 'not-an-artist': 'NO_ACCESS', 'image-not-found': 'IMAGE_NOT_FOUND' } as const;

/** The lists that artists see and change of their own. */
export const artistRoutes: FastifyPluginAsync = async (app) => {
  addRoute(app, contracts.readArtistStudio, async ({ memberId }) => {
    const studio = await readArtistStudio(app.pool, memberId);
    return studio ?? refuse('NO_ACCESS');
  });

  addRoute(app, contracts.changeArtistProfile, async ({ body, memberId }) => {
    const changed = await inTransactionUnlessRefused(app.pool, (transaction) =>
      changeProfile(transaction, { ...body, memberId }),
    );
    if (!changed.ok) return refuse(codes[changed.problem]);
  });
};
