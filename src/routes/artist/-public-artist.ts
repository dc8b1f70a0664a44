import { isPathName } from '#src/shared/path-name.ts';
import { onlyValue } from '#src/shared/public-page.ts';
import { uuidOf } from '#src/shared/read-search.ts';
import { publicPage } from '../-public-page.ts';

const artists = {
  table: 'artist',
  address: '/artist/$name',
  columns: { name: 'artist.path_name', id: 'artist.id' },
} as const;

export const artistPage = publicPage('/artist/$name/', {
  rows: {
    ...artists,
    keys: { name: (name) => (isPathName(name) ? name : undefined) },
    sitemap: { name: 'artist', changedAt: 'artist.updated_at' },
  },
  shown: ({ query }) => (onlyValue(query, 'tab') === 'customs' ? { tab: 'customs' } : {}),
  describe({ loaded }, { text }) {
    const [artist] = loaded.artist;
    const description = text(artist?.description, artist?.description_en);
    return { description, picture: artist?.image_src ?? artist?.profile_src, above: [] };
  },
});

/** Redirects to the page of the artist. */
export const artistById = publicPage('/artist/id/', { rows: { ...artists, keys: { id: uuidOf } } });
