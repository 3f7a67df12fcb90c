/** Following on a clock in hand: nights asleep, clocks set anew, services that go and come, and no answer for hours. */
import { describe, expect, it } from 'vitest';
import { createSimulatedTime, type SimulatedTime } from '../testing/client/fault-runs/simulated-time.ts';
import { ApiError } from './api-error.ts';
import { type Connectivity, createConnectivity } from './connectivity.ts';
import { type Followed, follow } from './follow.ts';
import { afterPassingFailure } from './follow-on.ts';

const HOUR_MS = 3_600_000;
const RUNNING: Followed = { status: 'running', progress: 0.5 };
const DONE: Followed = { status: 'done', progress: 1 };
const silence = () => new ApiError({ kind: 'unreachable', operation: 'get_job', message: 'Nobody.' });
const answered = (code: string) =>
  new ApiError({ kind: 'answer', operation: 'get_job', message: code, status: 503, code });

/** Follows what `read` tells, on a clock that passes without waiting. */
function followed(read: (time: SimulatedTime, reads: number, connectivity: Connectivity) => Followed) {
  const time = createSimulatedTime({ whenQuiet: () => Promise.resolve(), onPassed: () => undefined });
  const connectivity = createConnectivity(time.pause);
  const told: unknown[] = [];
  const seen: string[] = [];
  let reads = 0;
  const end = time.drive(
    follow<Followed>(
      async () => {
        reads += 1;
        return read(time, reads, connectivity);
      },
      ({ status }) => void seen.push(status),
      {
        ...{ waitSec: 5, pause: time.pause, nowMs: time.steadyMs },
        afterFailure: afterPassingFailure(connectivity, (error) => void told.push(error)),
      },
    ),
  );
  return { end, time, told, seen, reads: () => reads };
}

describe('following on', () => {
  it('outlives hours without an answer, asking ever more seldom, and tells why it waits', async () => {
    const { end, told, reads } = followed((time) => {
      if (time.steadyMs() < 6 * HOUR_MS) throw silence();
      return DONE;
    });
    expect((await end).status).toBe('done');
    expect(told.length).toBe(reads() - 1);
    // Every half minute at most, once it has waited that long.
    expect(reads()).toBeLessThan((6 * HOUR_MS) / 30_000 + 10);
  });

  it.each(['UNAVAILABLE', 'INTERNAL', 'RATE_LIMITED', 'UPSTREAM_FAILED'])('reads past %s', async (code) => {
    const { end, seen } = followed((_, reads) => {
      if (reads < 5) throw answered(code);
      return DONE;
    });
    await end;
    expect(seen).toEqual(['done']);
  });

  it.each(['NOT_FOUND', 'UNAUTHORIZED'])('ends at %s, which no waiting heals', async (code) => {
    const { end, told } = followed(() => {
      throw answered(code);
    });
    await expect(end).rejects.toMatchObject({ code });
    expect(told).toEqual([]);
  });

  it('goes on after a night asleep and on a clock set to another day, either way', async () => {
    const { end, seen } = followed((time, reads) => {
      if (reads === 2) time.sleep(9 * HOUR_MS);
      if (reads === 3) time.setDeviceClock(26 * HOUR_MS);
      if (reads === 4) time.setDeviceClock(-52 * HOUR_MS);
      return reads < 6 ? RUNNING : DONE;
    });
    await end;
    expect(seen).toEqual(['running', 'running', 'running', 'running', 'running', 'done']);
  });

  it('asks soon again after a failure, however many there were before it', async () => {
    const { end, time } = followed((_, reads) => {
      if (reads === 40) return DONE;
      if (reads % 2 === 0) throw answered('UNAVAILABLE');
      return RUNNING;
    });
    await end;
    // Each time as after the first.
    expect(time.steadyMs()).toBeLessThan(20 * 3000);
  });

  it('reads at once when the service answers somebody else', async () => {
    const { end, time, reads } = followed((_, nth, connectivity) => {
      if (nth === 1) {
        connectivity.unanswered();
        // As soon as it waits.
        setTimeout(connectivity.answered);
        throw silence();
      }
      return DONE;
    });
    await end;
    expect(reads()).toBe(2);
    expect(time.steadyMs()).toBeLessThanOrEqual(2000);
  });
});
