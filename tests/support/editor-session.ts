import type { EditorProduct } from '#src/features/custom-editor/custom-editor-query.ts';
import type { EditorGraphic } from '#src/features/custom-editor/editor-graphic.ts';
import { createSession } from '#src/features/custom-editor/editor-session.ts';
import { openEmpty } from '#src/features/custom-editor/opened-custom.ts';
import { readyClient } from '#src/graphql/lazy-client.ts';
import { createClient } from '#src/writes/client.ts';
import { openViewerCustomOutbox } from '#src/writes/customs/custom-outbox.ts';
import { member, memberSession } from './member-session.ts';

const side = { name_en: null, price: 2_000, area_x: 300, area_y: 200, area_width: 400, area_height: 500 };
const pictures = { area_width_mm: 300, mask_src: '/m.webp', overlay_src: '/o.webp', foreground_src: null };
const prices = { price: 10_000, promotion_price: 0, origin_price: 10_000, sale_price: 0, sale_rate: 0 };

/** A T-shirt with a front and a back. Its prices are masked as a fragment. */
export const shirt = {
  id: 'tee',
  name_ko: '티셔츠',
  name_en: 'T-shirt',
  image_src: '/tee.webp',
  is_custom: true,
  state: 'ACT',
  stock_count: 9,
  is_sale: false,
  ...prices,
  product_options: [
    { id: 'white', name_ko: '흰색', name_en: null, color_code: '#ffffff', price: 0, product_variants: [] },
  ],
  mockup_groups: [
    { id: 'front', name_ko: '앞면', ...side, ...pictures },
    { id: 'back', name_ko: '뒷면', ...side, ...pictures },
  ],
  requested_customs: [],
} as unknown as EditorProduct;

export const cat: EditorGraphic = {
  id: 'cat',
  name_ko: '고양이',
  name_en: 'Cat',
  src: '/cat.webp',
  width: 1200,
  height: 1200,
  extension: 'webp',
  promotion_price: 3_500,
};

/** The work on an empty T-shirt, as the editor opens it in one tab. */
export const openTestSession = (viewerId: string = member.id) =>
  createSession({
    product: shirt,
    opened: openEmpty(shirt, undefined),
    isDraft: false,
    viewerId,
    limits: { side: 10, custom: 30 },
    sideId: undefined,
    sourceId: null,
  });

/** The outbox through which a member's customs reach the data service. */
export function openTestOutbox(): void {
  const session = memberSession();
  const client = readyClient(createClient({ url: 'http://shop.test/v1/graphql', session }));
  const ignore = () => {};
  openViewerCustomOutbox({ client, session, onRefused: ignore, onDelayed: ignore, onCaughtUp: ignore });
}
