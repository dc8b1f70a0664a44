type StoredSide<Group, Layer> = {
  readonly id: string;
  /** `null` until the server has drawn it. */
  readonly src: string | null;
  readonly mockup_group: Group | null;
  readonly custom_layers: readonly Layer[];
};

type SoldLayer<Layer extends { graphic: unknown }> = Layer & { graphic: NonNullable<Layer['graphic']> };

/**
 * The sides of a custom product as they are sold, those without a graphic left out; `null` when one of its parts is not sold any more (the data service
 * answers `null` for it), so that nobody calculates a price without it.
 */
export function sellableSides<Option, Group, Layer extends { graphic: unknown }>(custom: {
  readonly option: Option | null;
  readonly custom_mockups: readonly StoredSide<Group, Layer>[];
}) {
  if (!custom.option) return null;
  const decorated = custom.custom_mockups.filter(({ custom_layers }) => custom_layers.length > 0);
  const sides = decorated.flatMap(({ mockup_group, custom_layers, ...side }) =>
    mockup_group && custom_layers.every(isSold) ? [{ ...side, mockup_group, custom_layers }] : [],
  );
  return sides.length === decorated.length ? sides : null;
}

function isSold<Layer extends { graphic: unknown }>(layer: Layer): layer is SoldLayer<Layer> {
  return layer.graphic !== null;
}
