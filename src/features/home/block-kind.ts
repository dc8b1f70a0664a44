/** How a block of the main page is drawn. */
export type BlockKind = LightKind | RichKind;

/** What the first screen may show. */
export type LightKind = 'image' | 'line' | 'navigation' | 'products';

export type RichKind = 'compact-rows' | 'customs' | 'artists' | 'reviews' | 'thumbnails' | 'tags';

/** `null` = a type this version of the shop does not know; such a block is left out. */
export function blockKind(type: string, subType: string | null): BlockKind | null {
  switch (type) {
    case 'BANNER':
      return subType === 'PRODUCT' || subType === 'GRAPHIC' ? 'compact-rows' : 'image';
    case 'LINE':
      return 'line';
    case 'NAVIGATION':
      return 'navigation';
    case 'ITEM':
      return itemKind(subType);
    case 'THUMBNAIL':
      return 'thumbnails';
    case 'TAG':
      return 'tags';
    default:
      return null;
  }
}

function itemKind(subType: string | null): BlockKind | null {
  switch (subType) {
    case 'PRODUCT_CUSTOM_TEMPLATE':
      return 'customs';
    case 'PRODUCT':
      return 'products';
    case 'ARTIST':
      return 'artists';
    case 'REVIEW':
      return 'reviews';
    default:
      return null;
  }
}

type Block = { readonly type: string; readonly sub_type: string | null };

export function isLightKind(kind: BlockKind): kind is LightKind {
  return kind === 'image' || kind === 'line' || kind === 'navigation' || kind === 'products';
}

/** `null` also for a kind that is not light. */
export function lightKind(block: Block): LightKind | null {
  const kind = blockKind(block.type, block.sub_type);
  return kind && isLightKind(kind) ? kind : null;
}

/** A block of an unknown type is left out wherever it stands. */
export function isLight(block: Block): boolean {
  const kind = blockKind(block.type, block.sub_type);
  return kind === null || isLightKind(kind);
}
