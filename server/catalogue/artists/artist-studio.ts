import type { Pool } from '#server/platform/database/pool.ts';
import type { readArtistStudio as contract } from '#src/shared/contracts/artists.ts';
import type { ResponseBody } from '#src/shared/contracts/contract.ts';

type Studio = ResponseBody<typeof contract, Date | string>;

/** @returns null for a member who is no artist */
export async function readArtistStudio(pool: Pool, memberId: string): Promise<Studio | null> {
  const { rows: artists } = await pool.query<Studio['artist'] & { readonly id: string }>(
    `select id, name_ko, name_en, path_name, profile_src, description, description_en, follow_count
     from artist where user_id = $1 and deleted_at is null order by id limit 1`,
    [memberId],
  );
  const [found] = artists;
  if (!found) return null;
  const { id: artistId, ...artist } = found;
  const { rows: works } = await pool.query<Studio['works'][number]>(
    `select graphic.id, name_ko, name_en, src, background_color, state, like_count, graphic.created_at, order_count,
       piece_count, (
         select count(distinct mockup.product_custom_id)::int
         from custom_layer layer join custom_mockup mockup on mockup.id = layer.custom_mockup_id
           join product_custom custom on custom.id = mockup.product_custom_id
         where layer.graphic_id = graphic.id and layer.deleted_at is null and custom.deleted_at is null
       ) as custom_count
     from graphic join artist_sales on artist_sales.graphic_id = graphic.id
     where graphic.artist_id = $1 and artist_sales.artist_id = $1 and graphic.deleted_at is null
     order by graphic.created_at desc, graphic.id`,
    [artistId],
  );
  return { artist, works };
}
