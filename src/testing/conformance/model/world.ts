/** What the model believes of the service, and the service it is compared with. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OperationId } from '../../../contract/operations.ts';
import { problem } from '../../../contract/problems/problem.ts';
import type { PROJECT_KINDS } from '../../../contract/schemas/values.ts';
import { UnreadableMediaError } from '../../../media/probe/unreadable-media-error.ts';
import { DEFAULT_CONFIG } from '../../../service/kernel/operator-config.ts';
import { Caller, type CallInput } from '../api-under-test.ts';
import { createInstantMediaEngine } from '../instant-media-engine.ts';
import { startTestStudio, type TestStudio } from '../test-studio.ts';

export type ProjectKind = (typeof PROJECT_KINDS)[number];
export type Allowance = 'exports' | 'assistantTurns' | 'toolRuns' | 'fakeTextScripts';
export const MONTHLY_CREDITS = 12;
/** Small, so that runs reach them. */
export const ALLOWANCES = { exports: 3, assistantTurns: 3, toolRuns: 3, fakeTextScripts: 3 } as const;

export interface ModelProject {
  readonly kind: ProjectKind;
  readonly assets: Set<string>;
  /** Statuses it may have now. */
  status: string;
  /** null before an edit is prepared. */
  timelineRevision: number | null;
}

export interface ModelClip {
  readonly projectId: string;
  status: 'proposed' | 'accepted' | 'rejected';
  compositionId: string | null;
}

export interface ModelComposition {
  readonly projectId: string;
  readonly clipId: string | null;
  revision: number;
}

export interface KeyedCall {
  readonly id: OperationId;
  readonly input: CallInput;
  readonly status: number;
  readonly body: unknown;
}

export class Model {
  readonly uploads = new Map<string, { readonly sizes: readonly number[]; readonly received: Set<number> }>();
  readonly assets = new Set<string>();
  readonly projects = new Map<string, ModelProject>();
  readonly clips = new Map<string, ModelClip>();
  readonly compositions = new Map<string, ModelComposition>();
  /** By the project they belong to; all of them have ended. */
  readonly exports = new Map<string, string>();
  readonly keys = new Map<string, string>();
  readonly turns: { readonly turnId: string; readonly projectId: string; readonly actionId: string }[] = [];
  keyed: KeyedCall[] = [];
  credits = { plan: MONTHLY_CREDITS, topUp: 0 };
  used: Record<Allowance, number> = { exports: 0, assistantTurns: 0, toolRuns: 0, fakeTextScripts: 0 };
  /** Numbers of this run, for texts that must differ. */
  private count = 0;

  next(): number {
    this.count += 1;
    return this.count;
  }

  /** Plan credits go first (specification, section 8). */
  spend(credits: number): void {
    const fromPlan = Math.min(credits, this.credits.plan);
    this.credits.plan -= fromPlan;
    this.credits.topUp -= credits - fromPlan;
  }
}

export interface Real {
  readonly studio: TestStudio;
  readonly caller: Caller;
  /** Makes the next long piece of media work fail; tells whether one did since it was last asked. */
  breakNext(): void;
  wasBroken(): boolean;
}

export async function startReal(): Promise<Real> {
  const folder = mkdtempSync(join(tmpdir(), 'cliproom-model-'));
  let armed = false;
  let broken = false;
  const beforeWork = (): void => {
    if (!armed) return;
    armed = false;
    broken = true;
    throw new UnreadableMediaError(problem('said', { text: 'This file was damaged for a test.' }));
  };
  const studio = await startTestStudio({
    folder,
    media: () => createInstantMediaEngine(folder, beforeWork),
    config: {
      monthlyCredits: { ...DEFAULT_CONFIG.monthlyCredits, studio: MONTHLY_CREDITS },
      dailyLimits: { ...DEFAULT_CONFIG.dailyLimits, studio: ALLOWANCES },
      rateFactor: 1e6,
    },
  });
  // An hour into a day, so that no midnight passes unnoticed.
  studio.clock.advance(DAY_MS - (Date.now() % DAY_MS) + HOUR_MS);
  return {
    studio,
    caller: new Caller({ ...studio, close: async () => undefined }),
    breakNext: () => {
      armed = true;
    },
    wasBroken: () => {
      const was = broken;
      broken = false;
      return was;
    },
  };
}

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
