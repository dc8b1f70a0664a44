import type { CategoryPageData } from './category-page-query.ts';

type Root = CategoryPageData['category'][number];

type Tile = {
  readonly id: string;
  readonly path_name: string;
  readonly name_ko: string;
  readonly name_en: string;
  readonly picture: string;
};

export type FilledCategory = Omit<Root, 'children' | 'products'> & { readonly tiles: readonly Tile[] };

/** The categories with something in them, each with the tiles of its second level; without one, with a tile of its own. */
export function filledCategories(roots: readonly Root[]): readonly FilledCategory[] {
  return roots.flatMap(({ children, ...root }) => {
    const tiles = children.flatMap(tileOf);
    const own = tiles.length > 0 ? tiles : tileOf(root);
    return own.length > 0 ? [{ ...root, tiles: own }] : [];
  });
}

function tileOf(row: Omit<Root, 'children'>): readonly Tile[] {
  const { products, image_src, ...named } = row;
  const [product] = products;
  return product ? [{ ...named, picture: image_src ?? product.image_src }] : [];
}
