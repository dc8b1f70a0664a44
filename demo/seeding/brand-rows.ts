import { brands } from '../catalogue/brands.ts';
import { demoMembers } from '../catalogue/members.ts';
import { demoArtists } from '../graphics/artists.ts';
import { artistId, brandId, memberId } from '../keys/ids.ts';
import { demoPaths } from '../keys/paths.ts';
import type { Calendar } from './calendar.ts';
import type { TableRows } from './rows.ts';

export function brandRows(calendar: Calendar): TableRows[] {
  return [
    {
      table: 'brand',
      rows: brands.map(({ key, name, description }, position) => ({
        id: brandId(key),
        name_ko: name.ko,
        name_en: name.en,
        logo_src: demoPaths.brandLogo(key),
        cover_src: demoPaths.brandCover(key),
        description: description.ko,
        description_en: description.en,
        position,
        state: 'ACT',
        created_at: calendar.daysAgo(120 - position),
      })),
    },
    {
      table: 'brand_member',
      rows: demoMembers.flatMap(({ key, brand }) =>
        brand === undefined ? [] : [{ brand_id: brandId(brand), user_id: memberId(key) }],
      ),
    },
  ];
}

export function artistRows(calendar: Calendar): TableRows[] {
  return [
    {
      table: 'artist',
      rows: demoArtists.map((artist, position) => ({
        id: artistId(artist.key),
        user_id: accountOf(artist.key),
        name_ko: artist.name_ko,
        name_en: artist.name_en,
        path_name: artist.path_name,
        profile_src: demoPaths.artistProfile(artist.key),
        image_src: demoPaths.artistCover(artist.key),
        description: artist.description_ko,
        description_en: artist.description_en,
        position,
        state: 'ACT',
        created_at: calendar.daysAgo(118 - position),
      })),
    },
    {
      table: 'artist_brand',
      rows: brands.flatMap(({ key, artists }) =>
        artists.map((artist, position) => ({
          artist_id: artistId(artist),
          brand_id: brandId(key),
          position,
        })),
      ),
    },
  ];
}

function accountOf(artist: string): string | null {
  const member = demoMembers.find((each) => each.artist === artist);
  return member ? memberId(member.key) : null;
}
