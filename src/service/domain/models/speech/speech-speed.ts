/** How many times faster than speech each engine hears on this device: measured while it works, expected before. */
import type { SpeechDevice } from '../../../../media/listen/speech/speech-device.ts';
import { expectedSpeed, type SpeechModelFacts } from '../../../../media/listen/speech/speech-models.ts';
import type { HeardWindow } from '../../../../media/listen/speech/transcribe-speech.ts';
import type { Queries } from '../../../kernel/ports/database.ts';

export interface SpeechSpeed {
  readonly timesRealTime: number;
  readonly isMeasured: boolean;
}

export async function speedOf(
  database: Queries,
  facts: SpeechModelFacts,
  device: SpeechDevice,
): Promise<SpeechSpeed> {
  const measured = await measuredSpeed(database, facts.id);
  return { timesRealTime: measured ?? expectedSpeed(facts, device), isMeasured: measured !== null };
}

/** Servers belong to accounts. */
export function serverSpeedKey(accountId: string): string {
  return `server:${accountId}`;
}

/** null where it never heard here. */
export async function measuredSpeed(database: Queries, engine: string): Promise<number | null> {
  const row = await database.get<{ times: number }>(
    'SELECT times_real_time AS times FROM speech_speed WHERE engine = ?',
    [engine],
  );
  return row?.times ?? null;
}

/** The last measurement counts: a device on battery is another device. */
export async function rememberSpeed(database: Queries, engine: string, timesRealTime: number): Promise<void> {
  await database.run(
    `INSERT INTO speech_speed (engine, times_real_time) VALUES (?1, ?2)
     ON CONFLICT (engine) DO UPDATE SET times_real_time = ?2`,
    [engine, timesRealTime],
  );
}

/**
 * Called with each window, in order; remembers how long one took. The first is left out, because the model is opened in
 * its time, and the last, because it is shorter than what a recogniser hears at once.
 */
export function measureWindows(
  database: Queries,
  engine: string,
): (window: Pick<HeardWindow, 'untilSec' | 'last' | 'tookMs'>) => Promise<void> {
  let beforeSec: number | null = null;
  return async ({ untilSec, last, tookMs }) => {
    // One that took no time that a clock can show says nothing.
    if (beforeSec !== null && !last && tookMs > 0)
      await rememberSpeed(database, engine, ((untilSec - beforeSec) * 1000) / tookMs);
    beforeSec = untilSec;
  };
}
