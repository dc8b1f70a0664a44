import type { CustomSide } from '#server/catalogue/customs/custom-side.ts';
import type { Pool } from '#server/platform/database/pool.ts';
import { readPrintArea } from '#src/shared/artwork.ts';
import type { CustomSnapshot } from '../order-core/custom-snapshot.ts';

export type OrderedSide = CustomSide & { readonly mockupGroupId: string };

/** A line as it was ordered. What has changed since, the custom above all, is not read. */
type OrderedDesign = {
  /** Sides with graphics; the first is what the line shows. */
  readonly sides: readonly OrderedSide[];
  /** A member has composed it. Pictures of the shop's own customs are the operator's and stay. */
  readonly isOfMember: boolean;
};

/** @returns null for a line without a custom, or that is canceled: nothing is printed of it */
export async function readOrderedDesign(pool: Pool, orderProductId: string): Promise<OrderedDesign | null> {
  const { rows } = await pool.query<{ snapshot: CustomSnapshot }>(
    `select custom_snapshot as snapshot from order_product
     where id = $1 and custom_snapshot is not null and state <> 'CANCELED'`,
    [orderProductId],
  );
  const [row] = rows;
  return row ? { sides: orderedSides(row.snapshot), isOfMember: row.snapshot.custom.type === 'USER' } : null;
}

function orderedSides({ custom, color_code, sides }: CustomSnapshot): OrderedSide[] {
  return sides
    .filter(({ layers }) => layers.length > 0)
    .map(({ mockup_group: group, layers }) => ({
      mockupGroupId: group.id,
      area: readPrintArea(group),
      color: color_code,
      method: custom.method,
      mask_src: group.mask_src,
      overlay_src: group.overlay_src,
      foreground_src: group.foreground_src,
      uv_src: group.uv_src ?? null,
      layers: layers.map(({ graphic, x_coordinate: x, y_coordinate: y, width, height }) => ({
        graphic_id: graphic.id,
        src: graphic.src,
        extension: graphic.extension,
        width: graphic.width,
        height: graphic.height,
        box: { x, y, width, height },
      })),
      src: null,
      picture_id: null,
    }));
}
