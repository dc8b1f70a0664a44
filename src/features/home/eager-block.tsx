import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { BlockFrame } from './block-frame.tsx';
import { BlockHeading, blockHeadingFragment } from './block-heading.tsx';
import { type EagerKind, eagerKind, isEager } from './block-kind.ts';
import { blockThumbnailFragment } from './block-thumbnail.ts';
import { ImageBlock } from './image-block.tsx';
import { LineBlock, lineBlockFragment } from './line-block.tsx';
import { NavigationBlock } from './navigation-block.tsx';
import { productItemFragment } from './product-item.ts';
import { ProductsBlock } from './products-block.tsx';

export const eagerBlockFragment = graphql(
  `
    fragment EagerBlock_main_page on main_page {
      id
      type
      sub_type
      title
      title_en
      ...BlockHeading_main_page
      ...LineBlock_main_page
      thumbnails(order_by: { position: asc }) {
        id
        ...BlockThumbnail_main_page_thumbnail
      }
      items(where: { main_page_thumbnail_id: { _is_null: true } }, order_by: { position: asc }) {
        id
        ...ProductItem_main_page_item
      }
    }
  `,
  [blockHeadingFragment, lineBlockFragment, blockThumbnailFragment, productItemFragment],
);

type EagerBlockData = FragmentOf<typeof eagerBlockFragment>;

/** The blocks before the first deferred one: they are rendered at once, all others follow later. */
export function leadingEagerBlocks(blocks: readonly EagerBlockData[]): readonly EagerBlockData[] {
  const first = readFragment(eagerBlockFragment, blocks).findIndex((block) => !isEager(block));
  return first < 0 ? blocks : blocks.slice(0, first);
}

/** A block that is small enough, in data and code, for the first screen. */
export function EagerBlock({ block: masked, isFirst }: { block: EagerBlockData; isFirst: boolean }) {
  const block = readFragment(eagerBlockFragment, masked);
  const kind = eagerKind(block);
  if (!kind || !hasEagerContent(kind, masked)) return null;
  return (
    <BlockFrame kind={kind} heading={<BlockHeading block={block} />}>
      <EagerBlockBody kind={kind} block={masked} isFirst={isFirst} />
    </BlockFrame>
  );
}

/** A block without any item left is skipped together with its heading. */
export function hasEagerContent(kind: EagerKind, masked: EagerBlockData): boolean {
  const { items, thumbnails } = readFragment(eagerBlockFragment, masked);
  switch (kind) {
    case 'line':
      return true;
    case 'image':
    case 'navigation':
      return thumbnails.length > 0;
    case 'products':
      return readFragment(productItemFragment, items).some(({ product }) => product);
  }
}

type EagerBlockBodyProps = { kind: EagerKind; block: EagerBlockData; isFirst: boolean };

export function EagerBlockBody({ kind, block: masked, isFirst }: EagerBlockBodyProps) {
  const text = useLocaleText();
  const block = readFragment(eagerBlockFragment, masked);
  const { items, thumbnails } = block;
  const label = text(block.title, block.title_en) ?? '';
  switch (kind) {
    case 'image':
      return <ImageBlock label={label} thumbnails={thumbnails} isFirst={isFirst} />;
    case 'line':
      return <LineBlock block={block} thumbnails={thumbnails} />;
    case 'navigation':
      return <NavigationBlock label={label} thumbnails={thumbnails} />;
    case 'products':
      return <ProductsBlock label={label} items={items} />;
  }
}
