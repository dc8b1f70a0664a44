/** How a block of the main page is rendered. */
export type BlockKind = EagerKind | DeferredKind;

/** Part of the first screen: small in data and code. */
export type EagerKind = 'image' | 'line' | 'navigation' | 'products';

/** Loaded after the first screen. */
export type DeferredKind = 'compact-rows' | 'customs' | 'artists' | 'reviews' | 'thumbnails' | 'tags';

/** `null`: a type that this version of the shop does not know. Such a block is skipped. */
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

export function isEagerKind(kind: BlockKind): kind is EagerKind {
  return kind === 'image' || kind === 'line' || kind === 'navigation' || kind === 'products';
}

/** `null` also for deferred kinds. */
export function eagerKind(block: Block): EagerKind | null {
  const kind = blockKind(block.type, block.sub_type);
  return kind && isEagerKind(kind) ? kind : null;
}

/** Blocks of an unknown type count as eager, because they render nothing. */
export function isEager(block: Block): boolean {
  const kind = blockKind(block.type, block.sub_type);
  return kind === null || isEagerKind(kind);
}
