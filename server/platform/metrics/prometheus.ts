import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Load } from '../concurrency/concurrency-limit.ts';
import type { Pool } from '../database/pool.ts';
import { readFailures } from '../jobs/failures.ts';
import type { CacheLookups, Metrics } from './metrics.ts';
import { registerQueueMetrics } from './queue-metrics.ts';
import { registerVitals } from './vitals-metrics.ts';

type Log = { warn(details: object, text: string): void };

/** The metrics of this process and of its database, for Prometheus. Every label has a bounded number of values. */
export function createPrometheus(pool: Pool, log: Log): { metrics: Metrics; registry: Registry } {
  const registry = new Registry();
  const registers = [registry];
  const readLoads = new Map<string, () => Load>();
  let readLookups = (): CacheLookups => ({ hits: 0, misses: 0 });

  collectDefaultMetrics({ register: registry });
  registerConnections(pool, registers);
  registerQueueMetrics({ pool, log, registers });
  const requests = new Histogram({
    name: 'kkumim_http_request_duration_seconds',
    help: 'Requests by template of the route and class of the status; aborted: the client has left',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  new Gauge({
    name: 'kkumim_tasks',
    help: 'Tasks of child processes. render: first screens. images: resizes and uploads',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [name, readLoad] of readLoads) {
        const { running, queued } = readLoad();
        this.set({ pool: name, state: 'running' }, running);
        this.set({ pool: name, state: 'queued' }, queued);
      }
    },
  });
  new Counter({
    name: 'kkumim_job_failures_total',
    help: 'Jobs of this process, and single things that they worked on, that have failed; the log says why',
    labelNames: ['job'],
    registers,
    collect() {
      this.reset();
      for (const [job, count] of readFailures()) this.inc({ job }, count);
    },
  });
  new Counter({
    name: 'kkumim_image_cache_lookups_total',
    help: 'Requests for resized images, by whether the image was on disk',
    labelNames: ['result'],
    registers,
    collect() {
      const { hits, misses } = readLookups();
      this.reset();
      this.inc({ result: 'hit' }, hits);
      this.inc({ result: 'miss' }, misses);
    },
  });

  const metrics: Metrics = {
    observeRequest: ({ seconds, ...labels }) => requests.observe(labels, seconds),
    observeVitals: registerVitals(registers),
    watchTasks: (name, readLoad) => void readLoads.set(name, readLoad),
    watchImageCache: (read) => {
      readLookups = read;
    },
  };
  return { metrics, registry };
}

function registerConnections(pool: Pool, registers: Registry[]): void {
  new Gauge({
    name: 'kkumim_database_connections',
    help: 'Connections of the pool. waiting: requests for which there is none',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'active' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}
