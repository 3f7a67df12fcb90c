/**
 * What was observed, in Prometheus' format (text 0.0.4): requests by route, jobs by kind, the queue, and the process
 * itself. Routes are templates, so that the number of series does not grow with what people make.
 */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Observer } from '../../../service/kernel/ports/observer.ts';
import type { QueueState } from './queue-state.ts';

export interface PrometheusObserver extends Observer {
  readonly contentType: string;
  /** @param queue as it is now */
  page(queue: readonly QueueState[]): Promise<string>;
}

/** Reads take milliseconds, held reads up to half a minute, uploads of parts what the line takes. */
const REQUEST_BUCKETS_SEC = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const JOB_BUCKETS_SEC = [1, 5, 15, 30, 60, 120, 300, 600, 1800, 3600, 10_800];

export function createPrometheusObserver(): PrometheusObserver {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'cliproom_request_duration_seconds',
    help: 'Answered requests of the API, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_BUCKETS_SEC,
    registers,
  });
  const ran = new Histogram({
    name: 'cliproom_job_duration_seconds',
    help: 'Ended jobs, from their first start.',
    labelNames: ['kind', 'status'],
    buckets: JOB_BUCKETS_SEC,
    registers,
  });
  const waited = new Histogram({
    name: 'cliproom_job_wait_seconds',
    help: 'How long ended jobs had waited for their first start.',
    labelNames: ['kind'],
    buckets: JOB_BUCKETS_SEC,
    registers,
  });
  const ended = new Counter({
    name: 'cliproom_jobs_ended_total',
    help: 'Jobs that ended since the process began.',
    labelNames: ['kind', 'status'],
    registers,
  });
  const jobs = new Gauge({
    name: 'cliproom_jobs',
    help: 'Jobs in the queue and at work.',
    labelNames: ['kind', 'status'],
    registers,
  });
  const oldest = new Gauge({
    name: 'cliproom_oldest_queued_job_seconds',
    help: 'Age of the job that waits longest.',
    labelNames: ['kind'],
    registers,
  });
  return {
    contentType: registry.contentType,
    request: ({ method, route, status, durationSec }) =>
      requests.observe({ method, route: route ?? 'none', status: String(status) }, durationSec),
    job: ({ kind, status, waitedSec, ranSec }) => {
      ended.inc({ kind, status });
      if (waitedSec === null) return;
      waited.observe({ kind }, waitedSec);
      ran.observe({ kind, status }, ranSec);
    },
    page: (queue) => {
      jobs.reset();
      oldest.reset();
      for (const { kind, status, count, oldestSec } of queue) {
        jobs.set({ kind, status }, count);
        if (status === 'queued') oldest.set({ kind }, oldestSec);
      }
      return registry.metrics();
    },
  };
}
