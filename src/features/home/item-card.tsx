import type { ReactElement } from 'react';
import { ArtistCard } from '#src/components/cards/artist-card.tsx';
import { BrandCard } from '#src/components/cards/brand-card.tsx';
import { CustomCard } from '#src/components/cards/custom-card.tsx';
import { GraphicCard } from '#src/components/cards/graphic-card.tsx';
import { mixesCustoms, ProductCard } from '#src/components/cards/product-card.tsx';
import { ReviewCard } from '#src/components/review/review-card.tsx';
import { readFragment } from '#src/graphql/graphql.ts';
import { type BlockItem, blockItemFragment } from './block-item.ts';
import { PlanCard } from './plan-card.tsx';
import { productItemFragment } from './product-item.ts';

type ItemCard = { readonly id: string; readonly card: ReactElement };

/** The cards of items of any kind, without those that are no longer in the shop. */
export function itemCards(items: readonly BlockItem[]): readonly ItemCard[] {
  const shown = readFragment(blockItemFragment, items);
  const customs = shown.filter(({ product_custom }) => product_custom);
  // Some are not decorated, or cannot be.
  const isMixed =
    mixesCustoms(shown.flatMap(({ product }) => product ?? [])) ||
    (customs.length > 0 && customs.length < shown.length);
  return items.flatMap((item, index) => {
    const card = renderItemCard(item, isMixed, index + 1);
    return card ? [{ id: readFragment(blockItemFragment, item).id, card }] : [];
  });
}

/** `null` if the item is no longer in the shop. */
function renderItemCard(masked: BlockItem, isMixed: boolean, place: number): ReactElement | null {
  const item = readFragment(blockItemFragment, masked);
  if (item.graphic) return <GraphicCard key={item.id} graphic={item.graphic} />;
  if (item.product) {
    const isRanked = readFragment(productItemFragment, item).is_show_index;
    return (
      <ProductCard
        key={item.id}
        product={item.product}
        isMixed={isMixed}
        {...(isRanked && { rank: place })}
      />
    );
  }
  if (item.product_custom) return <CustomCard key={item.id} custom={item.product_custom} isMixed={isMixed} />;
  if (item.artist) return <ArtistCard key={item.id} artist={item.artist} />;
  if (item.brand) return <BrandCard key={item.id} brand={item.brand} />;
  if (item.plan) return <PlanCard key={item.id} plan={item.plan} />;
  if (item.review) return <ReviewCard key={item.id} review={item.review} />;
  return null;
}
