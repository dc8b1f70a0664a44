import { graphicExtras } from '../catalogue/graphic-extras.ts';
import { inTurn } from '../catalogue/in-turn.ts';
import { priceColumns } from '../catalogue/offers.ts';
import { customProducts } from '../catalogue/products.ts';
import { demoArtists, demoGraphics } from '../graphics/artists.ts';
import type { DemoGraphic } from '../graphics/demo-artist.ts';
import { artistId, graphicId, productId } from '../keys/ids.ts';
import { demoPaths } from '../keys/paths.ts';
import type { Calendar } from './calendar.ts';
import type { Row, TableRows } from './rows.ts';

export function graphicRows(calendar: Calendar): TableRows[] {
  const ordered = inTurn(demoArtists.map(({ key }) => demoGraphics.filter(({ artist }) => artist === key)));
  return [
    { table: 'graphic', rows: ordered.map((graphic, at) => graphicRow(graphic, at, calendar)) },
    { table: 'graphic_product', rows: ordered.flatMap(linkRows) },
  ];
}

function graphicRow(graphic: DemoGraphic, position: number, calendar: Calendar): Row {
  const extras = graphicExtras[graphic.key] ?? {};
  return {
    id: graphicId(graphic.key),
    artist_id: artistId(graphic.artist),
    name_ko: graphic.name_ko,
    name_en: graphic.name_en,
    src: demoPaths.graphic(graphic.key),
    width: graphic.width,
    height: graphic.height,
    extension: 'webp',
    description: graphic.description_ko ?? null,
    description_en: graphic.description_en ?? null,
    background_color: graphic.background_color,
    state: 'ACT',
    ...priceColumns({ ...extras, price: graphic.price }, graphic.price),
    is_donate: extras.donation !== undefined,
    donation: extras.donation ?? 0,
    is_best: extras.isBest === true,
    like_count: 0,
    product_count: 0,
    position,
    // Three a day: nothing is older than its artist.
    created_at: calendar.daysAgo(1 + position / 3),
  };
}

/** Every graphic suits most products, beginning with a different one each. */
function linkRows({ key }: DemoGraphic, at: number): Row[] {
  const turn = at % customProducts.length;
  const suiting = [...customProducts.slice(turn), ...customProducts.slice(0, turn)].slice(0, 6);
  return suiting.map((product, position) => ({
    graphic_id: graphicId(key),
    product_id: productId(product.key),
    position,
  }));
}
