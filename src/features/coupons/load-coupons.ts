import { type ApiContext, callApi } from '#src/api/call-api.ts';
import { loadAnswer } from '#src/api/load-answer.ts';
import type { ResponseOf } from '#src/shared/contracts/contracts.ts';

export type OwnCoupon = ResponseOf<'GET /coupons'>['coupons'][number];
export type DownloadableCoupon = ResponseOf<'GET /coupons/downloadable'>['coupons'][number];

export type Coupons = {
  readonly own: readonly OwnCoupon[];
  readonly downloadable: readonly DownloadableCoupon[];
};

/** The viewer's coupons, and those that everybody may have; without a network as this device saw them last. */
export async function loadCoupons(context: ApiContext): Promise<Coupons> {
  const [own, downloadable] = await Promise.all([
    loadAnswer(context, 'GET /coupons', {
      key: 'coupons',
      call: () => callApi(context, 'GET /coupons', { query: {} }),
    }),
    // The viewer's own are shown even if the others cannot be loaded.
    loadAnswer(context, 'GET /coupons/downloadable', {
      key: 'downloadable-coupons',
      call: () => callApi(context, 'GET /coupons/downloadable'),
    }).catch(() => null),
  ]);
  return { own: own?.coupons ?? [], downloadable: downloadable?.coupons ?? [] };
}
