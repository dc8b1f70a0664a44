import type { FastifyPluginAsync } from 'fastify';
import type { Metrics } from '#server/platform/metrics/metrics.ts';
import { isCrossOrigin } from '#server/platform/network/same-origin.ts';
import { refuse } from '#server/platform/refusal.ts';
import * as contracts from '#src/shared/contracts/vitals.ts';
import { addRoute } from './add-route.ts';

export type VitalsOptions = {
  readonly publicOrigin: string | null;
  readonly metrics: Metrics;
  /** Patterns of the shop's addresses. */
  readonly routes: ReadonlySet<string>;
  /** Hashes of this release and of the previous ones that pages may still run. */
  readonly releases: ReadonlySet<string>;
};

/** The measurements of shoppers' browsers, summed up in `/metrics`. Unknown routes and releases count as `other`, so that labels stay few. */
export const vitalsRoute: FastifyPluginAsync<VitalsOptions> = async (
  app,
  { publicOrigin, metrics, routes, releases },
) => {
  addRoute(app, contracts.reportVitals, async (request) => {
    if (isCrossOrigin(request, publicOrigin)) return refuse('NO_ACCESS');
    const { route, release, ...vitals } = request.body;
    metrics.observeVitals({
      route: routes.has(route) ? route : 'other',
      release: releases.has(release) ? release : 'other',
      ...vitals,
    });
  });
};
