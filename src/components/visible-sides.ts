type StoredSide<Group, Layer> = {
  readonly id: string;
  readonly src: string;
  readonly mockup_group: Group | null;
  readonly custom_layers: readonly Layer[];
};

type Visible<Layer extends { graphic: unknown }> = Layer & { graphic: NonNullable<Layer['graphic']> };

/**
 * The sides of a custom product as one may show them: a side or a graphic that has been withdrawn since is left out
 * (the data service answers `null` for it).
 */
export function visibleSides<Group, Layer extends { graphic: unknown }>(
  sides: readonly StoredSide<Group, Layer>[],
) {
  return sides.flatMap(({ id, src, mockup_group, custom_layers }) =>
    mockup_group ? [{ id, src, mockup_group, custom_layers: custom_layers.filter(hasGraphic) }] : [],
  );
}

function hasGraphic<Layer extends { graphic: unknown }>(layer: Layer): layer is Visible<Layer> {
  return layer.graphic !== null;
}
