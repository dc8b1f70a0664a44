import type { Vitals } from '#src/shared/contracts/vitals.ts';
import type { Load } from '../concurrency/concurrency-limit.ts';

/** `aborted`: the client has left before the response. */
export type StatusClass = '1xx' | '2xx' | '3xx' | '4xx' | '5xx' | 'aborted';

type RequestFacts = {
  readonly method: string;
  /** The template of the route, never the path: paths are without number. */
  readonly route: string;
  readonly status: StatusClass;
  readonly seconds: number;
};

/** Both labels have a bounded number of values. */
type PageVitals = Vitals & { readonly route: string; readonly release: string };

export type CacheLookups = { readonly hits: number; readonly misses: number };

/** The measurements of the parts of the server. What is watched is read with each scrape. */
export type Metrics = {
  observeRequest(request: RequestFacts): void;
  observeVitals(page: PageVitals): void;
  watchTasks(pool: 'render' | 'images' | 'customs', read: () => Load): void;
  watchImageCache(read: () => CacheLookups): void;
};

/** Where nobody scrapes. */
export const noMetrics: Metrics = {
  observeRequest() {},
  observeVitals() {},
  watchTasks() {},
  watchImageCache() {},
};
