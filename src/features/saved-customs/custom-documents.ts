import { graphql } from '#src/graphql/graphql.ts';

/** Renames and deletes. */
export const changeCustom = graphql(`
  mutation ChangeCustom($id: uuid!, $changes: product_custom_set_input!) {
    update_product_custom_by_pk(pk_columns: { id: $id }, _set: $changes) {
      id
      name_ko
      name_en
    }
  }
`);
