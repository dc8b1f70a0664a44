import { ArtistCard } from '#src/components/cards/artist-card.tsx';
import { CustomCard } from '#src/components/cards/custom-card.tsx';
import { ReviewCard } from '#src/components/review/review-card.tsx';
import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { Carousel } from '#src/ui/carousel.tsx';
import { BlockFrame } from './block-frame.tsx';
import { blockGroupFragment } from './block-group.ts';
import { BlockHeading, blockHeadingFragment } from './block-heading.tsx';
import { type BlockItem, blockItemFragment } from './block-item.ts';
import { type BlockKind, blockKind, type DeferredKind, isEagerKind } from './block-kind.ts';
import { CompactRowsBlock } from './compact-rows-block.tsx';
import { EagerBlockBody, eagerBlockFragment, hasEagerContent } from './eager-block.tsx';
import { TagsBlock } from './tags-block.tsx';
import { ThumbnailsBlock } from './thumbnails-block.tsx';

// The items of a thumbnail are in its group.
export const mainBlockFragment = graphql(
  `
    fragment MainBlock_main_page on main_page {
      id
      type
      sub_type
      title
      title_en
      ...BlockHeading_main_page
      ...EagerBlock_main_page
      thumbnails(order_by: { position: asc }) {
        id
        ...BlockGroup_main_page_thumbnail
      }
      items(where: { main_page_thumbnail_id: { _is_null: true } }, order_by: { position: asc }) {
        id
        ...BlockItem_main_page_item
      }
    }
  `,
  [blockHeadingFragment, eagerBlockFragment, blockGroupFragment, blockItemFragment],
);

type MainBlockData = FragmentOf<typeof mainBlockFragment>;

/** Any block of the main page. */
export function MainBlock({ block: masked, isFirst }: { block: MainBlockData; isFirst: boolean }) {
  const block = readFragment(mainBlockFragment, masked);
  const kind = blockKind(block.type, block.sub_type);
  if (!kind || !hasContent(kind, masked)) return null;
  return (
    <BlockFrame kind={kind} heading={<BlockHeading block={block} />}>
      {isEagerKind(kind) ? (
        <EagerBlockBody kind={kind} block={block} isFirst={isFirst} />
      ) : (
        <DeferredBlockBody kind={kind} block={masked} />
      )}
    </BlockFrame>
  );
}

/** A block without any item left is skipped together with its heading. */
function hasContent(kind: BlockKind, masked: MainBlockData): boolean {
  const block = readFragment(mainBlockFragment, masked);
  if (isEagerKind(kind)) return hasEagerContent(kind, block);
  const items = readFragment(blockItemFragment, block.items);
  switch (kind) {
    case 'compact-rows':
      return items.some(({ product, graphic }) => product ?? graphic);
    case 'customs':
      return items.some(({ product_custom }) => product_custom);
    case 'artists':
      return items.some(({ artist }) => artist);
    case 'reviews':
      return items.some(({ review }) => review);
    case 'thumbnails':
    case 'tags':
      return block.thumbnails.length > 0;
  }
}

function DeferredBlockBody({ kind, block: masked }: { kind: DeferredKind; block: MainBlockData }) {
  const text = useLocaleText();
  const block = readFragment(mainBlockFragment, masked);
  const { items, thumbnails } = block;
  const label = text(block.title, block.title_en) ?? '';
  switch (kind) {
    case 'compact-rows':
      return <CompactRowsBlock label={label} items={items} />;
    case 'customs':
      return <CustomsBlock label={label} items={items} />;
    case 'artists':
      return <ArtistsBlock label={label} items={items} />;
    case 'reviews':
      return <ReviewsBlock label={label} items={items} />;
    case 'thumbnails':
      return <ThumbnailsBlock label={label} subType={block.sub_type} thumbnails={thumbnails} />;
    case 'tags':
      return <TagsBlock label={label} groups={thumbnails} />;
  }
}

function ArtistsBlock({ label, items }: { label: string; items: readonly BlockItem[] }) {
  return (
    <Carousel label={label} slidesPerView={1.7} gap={12} bleed>
      {readFragment(blockItemFragment, items).map(
        ({ id, artist }) => artist && <ArtistCard key={id} artist={artist} />,
      )}
    </Carousel>
  );
}

function CustomsBlock({ label, items }: { label: string; items: readonly BlockItem[] }) {
  return (
    <Carousel label={label} slidesPerView={1.1} gap={12} bleed>
      {readFragment(blockItemFragment, items).map(
        ({ id, product_custom }) => product_custom && <CustomCard key={id} custom={product_custom} />,
      )}
    </Carousel>
  );
}

function ReviewsBlock({ label, items }: { label: string; items: readonly BlockItem[] }) {
  return (
    <Carousel label={label} slidesPerView={2.2} gap={8} bleed>
      {readFragment(blockItemFragment, items).map(
        ({ id, review }) => review && <ReviewCard key={id} review={review} />,
      )}
    </Carousel>
  );
}
