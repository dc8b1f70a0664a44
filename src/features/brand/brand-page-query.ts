import { detailSectionsFragment } from '#src/components/page/detail-sections.tsx';
import { graphql, type ResultOf } from '#src/graphql/graphql.ts';
import { brandProfileFragment } from './brand-profile.tsx';

export const brandPageQuery = graphql(
  `
    query BrandPage($id: uuid!, $viewerId: uuid!) {
      brand_by_pk(id: $id) {
        id
        name_ko
        name_en
        logo_src
        cover_src
        description
        description_en
        ...BrandProfile_brand
      }
      detail_template(
        where: { type: { _eq: "BRAND" }, deleted_at: { _is_null: true } }
        order_by: [{ position: asc }, { id: asc }]
        limit: 20
      ) {
        id
        ...DetailSections_detail_template
      }
    }
  `,
  [brandProfileFragment, detailSectionsFragment],
);

export type BrandPageData = ResultOf<typeof brandPageQuery>;
