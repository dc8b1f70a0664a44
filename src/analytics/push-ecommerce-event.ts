import { pushEvent } from './data-layer.ts';

/** An event about items for sale, named and shaped as Google Analytics 4 expects it. */
export function pushEcommerceEvent(event: string, ecommerce: Readonly<Record<string, unknown>>): void {
  // It merges events: without this the items of the one before would be in this one.
  window.dataLayer?.push({ ecommerce: null });
  pushEvent({ event, ecommerce });
}
