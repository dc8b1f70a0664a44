import type { Pool } from '#server/platform/database/pool.ts';
import type { GraphicFile, MockupImages, PrintArea } from '#src/shared/artwork.ts';
import { readPrintArea } from '#src/shared/artwork.ts';
import type { ProductionMethod } from '#src/shared/method-picture.ts';

type SideLayer = GraphicFile & {
  readonly graphic_id: string;
  /** The graphic's file, as a path of the CDN. */
  readonly src: string;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
};

/** One side of a custom with everything that it is drawn from. */
export type CustomSide = MockupImages & {
  readonly uv_src: string | null;
  readonly area: PrintArea;
  /** `#rrggbb` of the product. */
  readonly color: string;
  readonly method: ProductionMethod;
  /** Lowest first. */
  readonly layers: readonly SideLayer[];
  readonly src: string | null;
  readonly picture_id: string | null;
};

type Row = Omit<CustomSide, 'area'> & { readonly area: Parameters<typeof readPrintArea>[0] };

/** @returns null for a side that was removed, or has no layers */
export async function readCustomSide(pool: Pool, mockupId: string): Promise<CustomSide | null> {
  const { rows } = await pool.query<Row>(sideSql, [mockupId]);
  const [row] = rows;
  return row ? { ...row, area: readPrintArea(row.area) } : null;
}

// Graphics that were withdrawn since stay on the customs of those who have saved them.
const layersSql = `select json_agg(json_build_object(
    'graphic_id', graphic.id, 'src', graphic.src, 'extension', graphic.extension,
    'width', graphic.width, 'height', graphic.height,
    'box', json_build_object('x', x_coordinate, 'y', y_coordinate, 'width', layer.width, 'height', layer.height)
  ) order by layer.position, layer.id)
  from custom_layer layer join graphic on graphic.id = graphic_id
  where custom_mockup_id = mockup.id and layer.deleted_at is null`;

const sideSql = `select mockup.src, picture_id, method, color_code as color, mask_src, overlay_src, foreground_src, uv_src, layers,
    json_build_object('area_x', area_x, 'area_y', area_y, 'area_width', area_width, 'area_height', area_height,
      'area_width_mm', area_width_mm) as area
  from custom_mockup mockup
    join product_custom custom on custom.id = product_custom_id
    join product_option option on option.id = option_id
    join mockup_group on mockup_group.id = mockup_group_id
    cross join lateral (${layersSql}) placed(layers)
  where mockup.id = $1 and mockup.deleted_at is null and custom.deleted_at is null and layers is not null`;
