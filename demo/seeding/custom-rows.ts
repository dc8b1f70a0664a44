import {
  allCustoms,
  type DemoCustom,
  decoratedSides,
  layersOf,
  shopCustoms,
  shopperCustoms,
} from '../catalogue/customs.ts';
import { customId, graphicId, memberId, mockupGroupId, optionId, productId } from '../keys/ids.ts';
import { demoPaths } from '../keys/paths.ts';
import { stableId } from '../keys/stable-id.ts';
import type { Calendar } from './calendar.ts';
import type { Row, TableRows } from './rows.ts';

const mockupId = (custom: DemoCustom, side: string) => stableId('custom_mockup', `${custom.key}/${side}`);

export function customRows(calendar: Calendar): TableRows[] {
  return [
    {
      table: 'product_custom',
      rows: [
        ...shopCustoms.map((custom, at) => ({
          ...customRow(custom, calendar.daysAgo(2 + at * 2)),
          type: 'SHOP',
          user_id: null,
          is_new: at < 6,
        })),
        ...shopperCustoms.map((custom, at) => ({
          ...customRow(custom, calendar.daysAgo(1 + at * 5)),
          type: 'USER',
          user_id: memberId('shopper'),
          is_new: false,
        })),
      ],
    },
    { table: 'custom_mockup', rows: allCustoms.flatMap(mockupRows) },
    { table: 'custom_layer', rows: allCustoms.flatMap(layerRows) },
    { table: 'product_template', rows: templateRows() },
  ];
}

function customRow(custom: DemoCustom, created: string): Row {
  return {
    id: customId(custom.key),
    product_id: productId(custom.product),
    option_id: optionId(custom.product, custom.color),
    method: custom.method,
    name_ko: custom.name.ko,
    name_en: custom.name.en,
    is_best: custom.isBest === true,
    created_at: created,
  };
}

function mockupRows(custom: DemoCustom): Row[] {
  return decoratedSides(custom).map((side) => ({
    id: mockupId(custom, side),
    product_custom_id: customId(custom.key),
    mockup_group_id: mockupGroupId(custom.product, side),
    src: demoPaths.custom(custom.key, side),
  }));
}

function layerRows(custom: DemoCustom): Row[] {
  return decoratedSides(custom).flatMap((side) =>
    layersOf(custom, side).map(({ graphic, x, y, width, height }, position) => ({
      id: stableId('custom_layer', `${custom.key}/${side}/${position}`),
      custom_mockup_id: mockupId(custom, side),
      graphic_id: graphicId(graphic),
      x_coordinate: x,
      y_coordinate: y,
      width,
      height,
      position,
    })),
  );
}

/** The customs a shopper may start from, per product. */
function templateRows(): Row[] {
  const places = new Map<string, number>();
  return shopCustoms.map(({ key, product }) => {
    const position = places.get(product) ?? 0;
    places.set(product, position + 1);
    return {
      id: stableId('product_template', key),
      product_id: productId(product),
      product_custom_id: customId(key),
      position,
    };
  });
}
