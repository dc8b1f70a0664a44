import { graphicHeadFragment } from '#src/features/graphic/graphic-head.tsx';
import { readFragment } from '#src/graphql/graphql.ts';
import type { PublicRows } from '#src/shared/public-page.ts';
import { uuidOf } from '#src/shared/read-search.ts';
import { publicPage } from '../-public-page.ts';

/** Found below whatever artist the address names. */
const graphics: PublicRows = {
  table: 'graphic',
  address: '/artist/$name/graphic/$graphicId',
  columns: { name: 'artist.path_name', graphicId: 'graphic.id' },
  keys: { graphicId: uuidOf },
  sitemap: { name: 'graphic', changedAt: 'graphic.updated_at' },
};

export const graphicPage = publicPage('/artist/$name/graphic/$graphicId', {
  rows: graphics,
  describe({ loaded: { graphic_by_pk: graphic } }, { text, named }) {
    if (!graphic) return {};
    const { artist } = readFragment(graphicHeadFragment, graphic);
    return {
      description: text(graphic.description, graphic.description_en),
      picture: graphic.src,
      sharePicture: `/share-pictures/graphic/${graphic.id}`,
      above: artist ? [{ name: named(artist), path: `/artist/${artist.path_name}` }] : [],
    };
  },
});

/** Redirects to the page of the graphic. */
export const graphicById = publicPage('/artist/id/graphic/$graphicId', { rows: graphics, listed: [] });
