import type * as addresses from './addresses.ts';
import type * as adminClaims from './admin-claims.ts';
import type * as adminOrders from './admin-orders.ts';
import type * as agreements from './agreements.ts';
import type * as artists from './artists.ts';
import type * as auth from './auth.ts';
import type * as cart from './cart.ts';
import type * as chat from './chat.ts';
import type * as checkouts from './checkouts.ts';
import type { Contract, ResponseBody } from './contract.ts';
import type * as customs from './customs.ts';
import type * as deliveries from './deliveries.ts';
import type * as graphics from './graphics.ts';
import type * as images from './images.ts';
import type * as inquiries from './inquiries.ts';
import type * as me from './me.ts';
import type * as notifications from './notifications.ts';
import type * as orderCancellations from './order-cancellations.ts';
import type * as orderClaims from './order-claims.ts';
import type * as orderCoupons from './order-coupons.ts';
import type * as orders from './orders.ts';
import type * as payments from './payments.ts';
import type * as points from './points.ts';
import type * as printFiles from './print-files.ts';
import type * as productInquiries from './product-inquiries.ts';
import type * as push from './push.ts';
import type * as quotes from './quotes.ts';
import type * as reviews from './reviews.ts';
import type * as search from './search.ts';
import type * as shop from './shop.ts';
import type * as social from './social.ts';
import type * as uploads from './uploads.ts';
import type * as vitals from './vitals.ts';
import type * as wallet from './wallet.ts';

type ContractIn<Module> = Extract<Module[keyof Module], Contract>;

type AnyContract =
  | ContractIn<typeof addresses>
  | ContractIn<typeof adminClaims>
  | ContractIn<typeof agreements>
  | ContractIn<typeof artists>
  | ContractIn<typeof customs>
  | ContractIn<typeof cart>
  | ContractIn<typeof checkouts>
  | ContractIn<typeof auth>
  | ContractIn<typeof adminOrders>
  | ContractIn<typeof deliveries>
  | ContractIn<typeof graphics>
  | ContractIn<typeof images>
  | ContractIn<typeof me>
  | ContractIn<typeof chat>
  | ContractIn<typeof graphics>
  | ContractIn<typeof images>
  | ContractIn<typeof inquiries>
  | ContractIn<typeof notifications>
  | ContractIn<typeof orderCancellations>
  | ContractIn<typeof orderClaims>
  | ContractIn<typeof orderCoupons>
  | ContractIn<typeof orders>
  | ContractIn<typeof payments>
  | ContractIn<typeof points>
  | ContractIn<typeof printFiles>
  | ContractIn<typeof productInquiries>
  | ContractIn<typeof push>
  | ContractIn<typeof quotes>
  | ContractIn<typeof reviews>
  | ContractIn<typeof search>
  | ContractIn<typeof shop>
  | ContractIn<typeof social>
  | ContractIn<typeof uploads>
  | ContractIn<typeof vitals>
  | ContractIn<typeof wallet>;

/** Every contract of `/api/v1` by its endpoint. Types only: the storefront knows them without loading a schema. */
export type Contracts = { readonly [C in AnyContract as C['endpoint']]: C };

export type Endpoint = keyof Contracts;

/** The body that a call is answered with. */
export type ResponseOf<E extends Endpoint> = ResponseBody<Contracts[E]>;
