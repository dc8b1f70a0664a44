import { addressOf } from '../catalogue/links.ts';
import {
  type Block,
  type Item,
  listItems,
  mainPage,
  sizeOf,
  type Thumbnail,
} from '../catalogue/main-page.ts';
import { artistId, blockId, brandId, customId, graphicId, planId, productId, reviewId } from '../keys/ids.ts';
import { demoPaths } from '../keys/paths.ts';
import { stableId } from '../keys/stable-id.ts';
import type { Row, TableRows } from './rows.ts';

const idOf: Readonly<Record<Item['type'], (key: string) => string>> = {
  PRODUCT: productId,
  PRODUCT_CUSTOM: customId,
  BRAND: brandId,
  ARTIST: artistId,
  GRAPHIC: graphicId,
  PLAN: planId,
  REVIEW: reviewId,
};

const thumbnailId = (block: Block, at: number) => stableId('main_page_thumbnail', `${block.key}/${at}`);

export function mainPageRows(): TableRows[] {
  return [
    { table: 'main_page', rows: mainPage.map(blockRow) },
    {
      table: 'main_page_thumbnail',
      rows: mainPage.flatMap((block) =>
        (block.thumbnails ?? []).map((thumbnail, at) => thumbnailRow(block, thumbnail, at)),
      ),
    },
    { table: 'main_page_item', rows: mainPage.flatMap(itemRows) },
  ];
}

function blockRow(block: Block, position: number): Row {
  return {
    id: blockId(block.key),
    state: 'ACT',
    position,
    type: block.type,
    sub_type: block.subType ?? null,
    is_title: block.title !== undefined,
    title: block.title?.ko ?? null,
    title_en: block.title?.en ?? null,
    sub_title: block.subTitle?.ko ?? null,
    sub_title_en: block.subTitle?.en ?? null,
    title_btn: block.button?.text.ko ?? null,
    title_btn_en: block.button?.text.en ?? null,
    title_btn_url: addressOf(block.button?.link),
    title_style: block.titleStyle ?? null,
  };
}

function thumbnailRow(block: Block, thumbnail: Thumbnail, position: number): Row {
  const { picture, icon, link, title, content, labels } = thumbnail;
  const size = picture === undefined ? undefined : sizeOf(picture);
  return {
    id: thumbnailId(block, position),
    main_page_id: blockId(block.key),
    position,
    thumbnail_src: picture ? demoPaths.promoImage(picture) : icon ? demoPaths.graphic(icon) : null,
    thumbnail_url: addressOf(link),
    thumbnail_width: size?.width ?? null,
    thumbnail_height: size?.height ?? null,
    title: title?.ko ?? null,
    title_en: title?.en ?? null,
    content: content?.ko ?? null,
    content_en: content?.en ?? null,
    labels: (labels ?? []).map(({ text, background, color }) => ({
      text: text.ko,
      text_en: text.en,
      background_color: background,
      text_color: color,
    })),
  };
}

function itemRows(block: Block): Row[] {
  const lists = [
    { thumbnail: null, key: block.key, items: listItems(block.items) },
    ...(block.thumbnails ?? []).map((thumbnail, at) => ({
      thumbnail: thumbnailId(block, at),
      key: `${block.key}/${at}`,
      items: listItems(thumbnail.items),
    })),
  ];
  return lists.flatMap(({ thumbnail, key, items }) =>
    items.map((item, position) => ({
      id: stableId('main_page_item', `${key}/${position}`),
      main_page_id: blockId(block.key),
      main_page_thumbnail_id: thumbnail,
      position,
      type: item.type,
      refer_id: idOf[item.type](item.key),
      is_show_index: block.isRanking === true,
    })),
  );
}
