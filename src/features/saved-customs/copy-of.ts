import { newUuid } from '#src/api/new-uuid.ts';
import type { CustomWrite } from '#src/writes/customs/custom-write.ts';
import type { SavedCustom } from './saved-customs-list.ts';

/** A new custom with the same layers. */
export function copyOf(custom: SavedCustom, name: string): Omit<CustomWrite, 'preview' | 'draft'> {
  return {
    customId: newUuid(),
    productId: custom.product?.id ?? '',
    optionId: custom.option_id,
    method: custom.method,
    name: name.slice(0, 100),
    sides: custom.custom_mockups
      .filter(({ custom_layers }) => custom_layers.length > 0)
      .map(({ mockup_group_id, custom_layers }) => ({
        groupId: mockup_group_id,
        layers: custom_layers.map(({ graphic_id, x_coordinate, y_coordinate, width, height }) => ({
          id: newUuid(),
          graphicId: graphic_id,
          x: x_coordinate,
          y: y_coordinate,
          width,
          height,
        })),
      })),
  };
}
