import { newUuid } from '#src/api/new-uuid.ts';
import type { ResponseBody } from '#src/shared/contracts/contract.ts';
import type { Contracts } from '#src/shared/contracts/contracts.ts';
import type { CustomDocument, Layer } from './custom-document.ts';
import type { EditorOption, EditorProduct, StoredCustom } from './custom-editor-query.ts';
import type { EditorGraphic } from './editor-graphic.ts';

export type SharedCustom = ResponseBody<Contracts['GET /shared-customs/:token']>;

/** The custom that an editor starts with. */
export type OpenedCustom = {
  readonly document: CustomDocument;
  readonly graphics: readonly EditorGraphic[];
  /** Graphics of layers that the shop no longer has. */
  readonly unavailableIds: readonly string[];
  /** The saved custom that is changed; `null` for a new one. */
  readonly customId: string | null;
  readonly name: string | null;
};

/** The methods that a color is made by, in the order of its variants. */
export function methodsOf(option: EditorOption | undefined): readonly string[] {
  const methods = option?.product_variants.map(({ production_method }) => production_method) ?? [];
  return [...new Set(methods)].filter((method) => method !== 'NONE');
}

export const variantsOf = (option: EditorOption | undefined, method: string) =>
  option?.product_variants.filter(({ production_method }) => production_method === method) ?? [];

export function openEmpty(product: EditorProduct, optionId: string | undefined): OpenedCustom {
  const { product_options: options } = product;
  const option = options.find(({ id }) => id === optionId) ?? options[0];
  const methods = methodsOf(option);
  const method = methods.includes('PRINTING') ? 'PRINTING' : (methods[0] ?? 'PRINTING');
  return {
    document: { optionId: option?.id ?? '', method, size: null, sides: {} },
    graphics: [],
    unavailableIds: [],
    customId: null,
    name: null,
  };
}

/** One's own custom is changed; any other is what a new one starts from, with layers of its own. */
export function openStored(custom: StoredCustom, viewerId: string): OpenedCustom {
  const isOwn = custom.type === 'USER' && custom.user_id === viewerId;
  const sides = custom.custom_mockups.map(
    ({ mockup_group_id, custom_layers }) => [mockup_group_id, custom_layers] as const,
  );
  const opened = openSides(sides, isOwn);
  return {
    ...opened,
    document: { optionId: custom.option_id, method: custom.method, size: null, ...opened.document },
    customId: isOwn ? custom.id : null,
    name: isOwn ? custom.name_ko : null,
  };
}

export function openShared(shared: SharedCustom, product: EditorProduct): OpenedCustom {
  const sides = shared.custom_mockups.map(
    ({ mockup_group, custom_layers }) => [mockup_group.id, custom_layers] as const,
  );
  const opened = openSides(sides, false);
  const optionId = shared.option?.id ?? product.product_options[0]?.id ?? '';
  return {
    ...opened,
    document: { optionId, method: shared.method, size: null, ...opened.document },
    customId: null,
    name: null,
  };
}

type StoredLayer = {
  readonly id: string;
  readonly graphic_id: string;
  readonly x_coordinate: number;
  readonly y_coordinate: number;
  readonly width: number;
  readonly height: number;
  readonly graphic: EditorGraphic | null;
};

function openSides(sides: readonly (readonly [string, readonly StoredLayer[]])[], isOwn: boolean) {
  const layers = sides.flatMap(([, stored]) => stored);
  const graphics = layers.flatMap(({ graphic }) => (graphic ? [pickGraphic(graphic)] : []));
  return {
    document: {
      sides: Object.fromEntries(
        sides.map(([sideId, stored]) => [sideId, stored.map((layer) => openLayer(layer, isOwn))]),
      ),
    },
    graphics: [...new Map(graphics.map((graphic) => [graphic.id, graphic])).values()],
    unavailableIds: layers.flatMap(({ graphic, graphic_id }) => (graphic ? [] : [graphic_id])),
  };
}

function openLayer(
  { id, graphic_id, x_coordinate, y_coordinate, width, height }: StoredLayer,
  isOwn: boolean,
) {
  const layer: Layer = {
    id: isOwn ? id : newUuid(),
    graphicId: graphic_id,
    x: x_coordinate,
    y: y_coordinate,
    width,
    height,
  };
  return layer;
}

/** Only what the editor and its drafts hold. */
export function pickGraphic(graphic: EditorGraphic): EditorGraphic {
  const { id, name_ko, name_en, src, width, height, extension, promotion_price } = graphic;
  return { id, name_ko, name_en, src, width, height, extension, promotion_price };
}
