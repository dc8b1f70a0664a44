import type { Pool } from '#server/platform/database/pool.ts';
import type { Log } from '#server/platform/log.ts';
import { shareTokenPattern } from '#src/shared/contracts/customs.ts';
import { isPathName } from '#src/shared/path-name.ts';
import { isProductCode } from '#src/shared/product-code.ts';
import {
  findPublicArtist,
  findPublicArtistById,
  findPublicBanner,
  findPublicBlock,
  findPublicBrand,
  findPublicBrandProduct,
  findPublicCategory,
  findPublicCustom,
  findPublicEvent,
  findPublicGraphic,
  findPublicInfluencer,
  findPublicPlan,
  findPublicPost,
  findPublicProduct,
  findPublicReview,
} from './public-queries.ts';
import { createRowCaches, readUuid } from './row-cache.ts';

export type PageRows = ReturnType<typeof createPageRows>;

/**
 * The rows that addresses name, as far as visitors see them. A row of two names has a key that is made of both.
 *
 * @param findSharedCustom finds the id of the custom that a token shares
 */
export function createPageRows(
  pool: Pool,
  findSharedCustom: (token: string) => Promise<string | null>,
  log: Pick<Log, 'warn'>,
) {
  const rowCache = createRowCaches(log);
  return {
    products: rowCache((id) => findPublicProduct(pool, id)),
    customs: rowCache((id) => findPublicCustom(pool, id)),
    graphics: rowCache((id) => findPublicGraphic(pool, id)),
    events: rowCache((id) => findPublicEvent(pool, id)),
    banners: rowCache((id) => findPublicBanner(pool, id)),
    artists: rowCache(
      (name) => findPublicArtist(pool, name),
      (name) => (isPathName(name) ? name : null),
    ),
    artistIds: rowCache((id) => findPublicArtistById(pool, id)),
    brands: rowCache((id) => findPublicBrand(pool, id)),
    plans: rowCache((id) => findPublicPlan(pool, id)),
    influencers: rowCache((id) => findPublicInfluencer(pool, id)),
    posts: rowCache(
      (key) => findPublicPost(pool, key.slice(0, uuidLength), key.slice(uuidLength)),
      (key) => {
        const influencerId = readUuid(key.slice(0, uuidLength));
        const id = readUuid(key.slice(uuidLength));
        return influencerId && id && influencerId + id;
      },
    ),
    blocks: rowCache((id) => findPublicBlock(pool, id)),
    reviews: rowCache((id) => findPublicReview(pool, id)),
    sharedCustoms: rowCache(findSharedCustom, (token) => (shareToken.test(token) ? token : null)),
    categories: rowCache(
      (name) => findPublicCategory(pool, name),
      (name) => (name.length <= 64 ? name : null),
    ),
    brandProducts: rowCache(
      (key) => findPublicBrandProduct(pool, key.slice(0, uuidLength), key.slice(uuidLength)),
      (key) => {
        const brandId = readUuid(key.slice(0, uuidLength));
        const code = key.slice(uuidLength);
        return brandId && isProductCode(code) ? brandId + code : null;
      },
    ),
  };
}

const uuidLength = 36;

const shareToken = new RegExp(shareTokenPattern);
