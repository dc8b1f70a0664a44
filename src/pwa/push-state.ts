import { createStore } from '#src/ui/store.ts';

export type PushTopic = 'ARTIST' | 'RESTOCK' | 'NOTICE' | 'EVENT';

/** What a shopper wants to be told. The target is an artist, a product or a variant; NOTICE and EVENT have none. */
export type Wish = { readonly topic: PushTopic; readonly targetId: string | null };

/** Whether this browser may call the member; `unknown` until somebody looked. */
type PushDevice = 'unknown' | 'on' | 'off';

export type PushState = { readonly device: PushDevice; readonly wishes: ReadonlySet<string> };

export const noPush: PushState = { device: 'unknown', wishes: new Set() };

/** What the buttons show. Filled when the first of them comes on the screen, see push-member.ts. */
export const pushState = createStore<PushState>(noPush);

export const wishKey = ({ topic, targetId }: Wish): string => `${topic} ${targetId ?? ''}`;

/** Told in this browser when it happens. */
export const isTold = ({ device, wishes }: PushState, wish: Wish): boolean =>
  device === 'on' && wishes.has(wishKey(wish));

/** What stands between a wish and this browser, or the question that comes before the browser's own. */
export type PushSheet = {
  readonly kind: 'explain' | 'denied' | 'install-first' | 'unsupported';
  readonly wish: Wish | null;
};

export const pushSheet = createStore<PushSheet | null>(null);
