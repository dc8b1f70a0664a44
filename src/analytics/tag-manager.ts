import type { RegisteredRouter } from '@tanstack/react-router';
import { subscribeCardEvents } from './card-events.ts';
import { pushEvent } from './data-layer.ts';
import { subscribePageEvents } from './page-events.ts';

/**
 * Loads Google Tag Manager. What was pushed before is still in the data layer, so it misses nothing; the content security
 * policy allows its address only where the operator has configured it.
 */
export function startTagManager(router: RegisteredRouter, id: string): void {
  pushEvent({ event: 'gtm.js', 'gtm.start': Date.now() });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${id}`;
  document.head.append(script);
  subscribePageEvents(router);
  subscribeCardEvents(router);
}
