import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { BlockFrame } from './block-frame.tsx';
import { BlockHeading, blockHeadingFragment } from './block-heading.tsx';
import { isLight, type LightKind, lightKind } from './block-kind.ts';
import { blockThumbnailFragment } from './block-thumbnail.ts';
import { ImageBlock } from './image-block.tsx';
import { LineBlock, lineBlockFragment } from './line-block.tsx';
import { NavigationBlock } from './navigation-block.tsx';
import { productItemFragment } from './product-item.ts';
import { ProductsBlock } from './products-block.tsx';

export const lightBlockFragment = graphql(
  `
    fragment LightBlock_main_page on main_page {
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

type LightBlockData = FragmentOf<typeof lightBlockFragment>;

/** The blocks before the first one of another kind: these are shown at once, the others come after them. */
export function leadingLightBlocks(blocks: readonly LightBlockData[]): readonly LightBlockData[] {
  const first = readFragment(lightBlockFragment, blocks).findIndex((block) => !isLight(block));
  return first < 0 ? blocks : blocks.slice(0, first);
}

/** A block whose data and code are small enough for the first screen. */
export function LightBlock({ block: masked, isFirst }: { block: LightBlockData; isFirst: boolean }) {
  const block = readFragment(lightBlockFragment, masked);
  const kind = lightKind(block);
  if (!kind || !hasLightContent(kind, masked)) return null;
  return (
    <BlockFrame kind={kind} heading={<BlockHeading block={block} />}>
      <LightBlockBody kind={kind} block={masked} isFirst={isFirst} />
    </BlockFrame>
  );
}

/** A block of which everything has left the shop is left out, and its heading with it. */
export function hasLightContent(kind: LightKind, masked: LightBlockData): boolean {
  const { items, thumbnails } = readFragment(lightBlockFragment, masked);
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

type LightBlockBodyProps = { kind: LightKind; block: LightBlockData; isFirst: boolean };

export function LightBlockBody({ kind, block: masked, isFirst }: LightBlockBodyProps) {
  const text = useLocaleText();
  const block = readFragment(lightBlockFragment, masked);
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
