import { BrandCard, brandCardFragment } from '#src/components/cards/brand-card.tsx';
import { DeferredQuery } from '#src/components/page/deferred-query.tsx';
import page from '#src/components/page/detail-page.module.css';
import type { SectionTitle } from '#src/components/page/detail-sections.tsx';
import { SectionHeading } from '#src/components/page/section-heading.tsx';
import { graphql } from '#src/graphql/graphql.ts';
import { Carousel } from '#src/ui/carousel.tsx';

const artistBrandsQuery = graphql(
  `
    query ArtistBrands($id: uuid!) {
      artist_brand(
        where: { artist_id: { _eq: $id }, brand: { state: { _eq: "ACT" }, deleted_at: { _is_null: true } } }
        order_by: [{ brand: { position: asc } }, { brand_id: asc }]
        limit: 12
      ) {
        artist_id
        brand_id
        brand {
          id
          ...BrandCard_brand
        }
      }
    }
  `,
  [brandCardFragment],
);

/** The brands that an artist works with. */
export function ArtistBrands({ id, heading }: { id: string; heading: SectionTitle }) {
  return (
    <DeferredQuery query={artistBrandsQuery} variables={{ id }}>
      {({ artist_brand }) => {
        const brands = artist_brand.flatMap(({ brand }) => brand ?? []);
        if (brands.length === 0) return null;
        return (
          <section className={page.section}>
            <SectionHeading {...heading} />
            <Carousel label={heading.title} slidesPerView={2.2} gap={12} bleed>
              {brands.map((brand) => (
                <BrandCard key={brand.id} brand={brand} />
              ))}
            </Carousel>
          </section>
        );
      }}
    </DeferredQuery>
  );
}
