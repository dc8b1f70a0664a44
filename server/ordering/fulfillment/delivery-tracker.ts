import type { DeliveryState } from './delivery-texts.ts';

export type TrackedEvent = {
  readonly code: DeliveryState;
  readonly location: string;
  /** In the words of the carrier. */
  readonly description: string;
  readonly occurredAt: Date;
};

/**
 * `absent`: the carrier does not know the number, or not yet. `unknown`: there was no answer, or none that can be read; nothing
 * is concluded from it.
 */
export type TrackingAnswer =
  | { readonly outcome: 'found'; readonly events: readonly TrackedEvent[] }
  | { readonly outcome: 'absent' }
  | { readonly outcome: 'unknown'; readonly reason: string };

/** Knows where parcels are. Nothing is thrown. */
export type DeliveryTracker = {
  /** Seconds between two questions about one parcel. */
  readonly intervalSeconds: number;
  /** @param carrier as the tracking service calls it */
  read(carrier: string, trackingNumber: string): Promise<TrackingAnswer>;
  close(): void;
};

/** Where the tracking service is, and what it knows this shop by; null: it asks for no key. */
export type TrackerAddress = { readonly url: string; readonly key: string | null };
