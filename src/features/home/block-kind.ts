/** How a block of the main page is drawn. */
export type BlockKind =
  | 'compact-rows'
  | 'image'
  | 'line'
  | 'navigation'
  | 'customs'
  | 'products'
  | 'artists'
  | 'reviews'
  | 'thumbnails'
  | 'tags';

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
