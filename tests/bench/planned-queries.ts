const found = `{
  _or: [{ search: { _like: $pattern } }, { search_initials: { _like: $initials } }]
  state: { _eq: "ACT" }
  deleted_at: { _is_null: true }
}`;

/**
 * Queries that no screen sends in this form: a product list, a search, and one part of the main page by itself. They are written as
 * the storefront would write them, over its own cards.
 */
export const plannedQueries = [
  `query ProductList($viewerId: uuid!, $category: uuid!, $limit: Int!, $offset: Int!) {
    product(
      where: { category_id: { _eq: $category }, state: { _eq: "ACT" }, deleted_at: { _is_null: true } }
      order_by: { position: asc }
      limit: $limit
      offset: $offset
    ) {
      ...ProductCard_product
    }
    product_aggregate(
      where: { category_id: { _eq: $category }, state: { _eq: "ACT" }, deleted_at: { _is_null: true } }
    ) {
      aggregate {
        count
      }
    }
  }`,
  `query Search($viewerId: uuid!, $pattern: String!, $initials: String!, $limit: Int!) {
    product(where: ${found}, order_by: { position: asc }, limit: $limit) {
      ...ProductCard_product
    }
    product_aggregate(where: ${found}) {
      aggregate {
        count
      }
    }
    graphic(where: ${found}, order_by: { position: asc }, limit: $limit) {
      ...GraphicCard_graphic
    }
    graphic_aggregate(where: ${found}) {
      aggregate {
        count
      }
    }
  }`,
  `query BestCustoms {
    best_customs: product_custom(
      where: { is_best: { _eq: true }, type: { _eq: "SHOP" }, deleted_at: { _is_null: true } }
      order_by: { created_at: desc }
      limit: 8
    ) {
      ...CustomCard_product_custom
    }
  }`,
];

/** The patterns of a typed keyword, as the storefront would send them: letters as `search_text` keeps them, or initial consonants. */
export const searchPatterns = (typed: string) => ({
  pattern: `%${typed.toLowerCase().normalize('NFD')}%`,
  initials: `%${typed.toLowerCase()}%`,
});
