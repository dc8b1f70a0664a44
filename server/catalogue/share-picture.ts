import type { Pool } from '#server/platform/database/pool.ts';
import { itemKinds } from './search/item-kinds.ts';

const paper = `'#f6f5f2'`;

/** The picture of the card, and what it lies on. */
const pictures = {
  product: `select image_src as path, ${paper} as background from product where id = found.id`,
  custom: `select src as path, ${paper} as background
    from custom_mockup join mockup_group on mockup_group.id = mockup_group_id
    where product_custom_id = found.id and src is not null and custom_mockup.deleted_at is null
    order by position, mockup_group.id limit 1`,
  graphic: 'select src as path, background_color as background from graphic where id = found.id',
} as const;

type SharePicture = { readonly path: string; readonly background: string };

/** The picture for link previews of what everybody may see; otherwise `null`. */
export async function findSharePicture(
  pool: Pool,
  { kind, id }: { readonly kind: keyof typeof pictures; readonly id: string },
): Promise<SharePicture | null> {
  const { rows } = await pool.query<SharePicture>(
    `select path, background from (select $1::uuid as id) found cross join lateral (${pictures[kind]}) picture
     where ${itemKinds[kind].isVisible}`,
    [id],
  );
  return rows[0] ?? null;
}
