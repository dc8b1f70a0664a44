import type { ReactElement } from 'react';
import { ArtistCard } from '#src/components/artist-card.tsx';
import { BrandCard } from '#src/components/brand-card.tsx';
import { CustomCard } from '#src/components/custom-card.tsx';
import { GraphicCard } from '#src/components/graphic-card.tsx';
import { ProductCard } from '#src/components/product-card.tsx';
import { ReviewCard } from '#src/components/review-card.tsx';
import { readFragment } from '#src/graphql/graphql.ts';
import { type BlockItem, blockItemFragment } from './block-item.ts';
import { PlanCard } from './plan-card.tsx';

/**
 * The card of an item of any kind; `null` if the item is no longer in the shop.
 * @param isMixed the list also has items that are not decorated, or cannot be
 */
export function renderItemCard(masked: BlockItem, isMixed: boolean): ReactElement | null {
  const item = readFragment(blockItemFragment, masked);
  if (item.graphic) return <GraphicCard key={item.id} graphic={item.graphic} />;
  if (item.product) return <ProductCard key={item.id} product={item.product} isMixed={isMixed} />;
  if (item.product_custom) return <CustomCard key={item.id} custom={item.product_custom} isMixed={isMixed} />;
  if (item.artist) return <ArtistCard key={item.id} artist={item.artist} />;
  if (item.brand) return <BrandCard key={item.id} brand={item.brand} />;
  if (item.plan) return <PlanCard key={item.id} plan={item.plan} />;
  if (item.review) return <ReviewCard key={item.id} review={item.review} />;
  return null;
}
