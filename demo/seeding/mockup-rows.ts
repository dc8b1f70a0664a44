import { mockupOf } from '../catalogue/mockup-of.ts';
import { type CustomProduct, customProducts } from '../catalogue/products.ts';
import { mockupGroupId, optionId, productId } from '../keys/ids.ts';
import { demoPaths } from '../keys/paths.ts';
import { stableId } from '../keys/stable-id.ts';
import type { DemoSide } from '../mockups/demo-mockup.ts';
import type { Row, TableRows } from './rows.ts';

export function mockupRows(): TableRows[] {
  return [
    {
      table: 'mockup_group',
      rows: customProducts.flatMap((product) =>
        mockupOf(product.key).sides.map((side, position) => groupRow(product, side, position)),
      ),
    },
    { table: 'mockup_group_detail', rows: customProducts.flatMap(detailRows) },
  ];
}

function groupRow(product: CustomProduct, side: DemoSide, position: number): Row {
  return {
    id: mockupGroupId(product.key, side.key),
    product_id: productId(product.key),
    name_ko: side.name_ko,
    name_en: side.name_en,
    price: product.sidePrices[side.key] ?? 0,
    area_x: side.area.x,
    area_y: side.area.y,
    area_width: side.area.width,
    area_height: side.area.height,
    area_width_mm: side.areaWidthMm,
    mask_src: demoPaths.mockupPart(side.mask),
    overlay_src: demoPaths.mockupPart(side.overlay),
    foreground_src: side.foreground && demoPaths.mockupPart(side.foreground),
    uv_src: side.uv && demoPaths.mockupPart(side.uv),
    position,
  };
}

function detailRows(product: CustomProduct): Row[] {
  const { sides, colors } = mockupOf(product.key);
  return sides.flatMap((side) =>
    colors.map((color) => ({
      id: stableId('mockup_group_detail', `${product.key}/${side.key}/${color.key}`),
      mockup_group_id: mockupGroupId(product.key, side.key),
      option_id: optionId(product.key, color.key),
      src: demoPaths.mockup(product.key, side.key, color.key),
    })),
  );
}
