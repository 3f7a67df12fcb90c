/** What the player lets one hear of an edit is what its export holds: cuts, volumes, silence, fades, music under speech. */
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { PlannedSource } from '../../src/media/compose/plans/plan-parts.ts';
import { type PlannedTimeline, planVibeEdit } from '../../src/media/compose/plans/plan-vibe-edit.ts';
import { mediaBench } from '../harness/media-bench.ts';
import { renderFixtures } from '../harness/render-fixtures.ts';
import { soundLikeness } from '../harness/sound-likeness.ts';

const bench = mediaBench({ heard: true });
const DURATION_SEC = 7;
const FILES = { talk: 'talk.mp4', tone: 'sound-only.m4a' } as const;
/** 1.4 s of a trembling tone and 0.6 s of nothing, over and over; and a steady tone. */
const SOURCES: readonly PlannedSource[] = [
  { id: 'talk', width: 320, height: 180, durationSec: 60, hasAudio: true },
  { id: 'tone', width: null, height: null, durationSec: 4, hasAudio: true },
];

function edit(
  loudest: number,
  music: { assetId: string; volume: number; startSec: number } | null,
  [faster, slower] = [1, 1],
  [second, fourth]: readonly string[] = [],
  audio: PlannedTimeline['audio'] = [],
) {
  const segment = (sourceStartSec: number, startSec: number, endSec: number, look: object) => ({
    ...{ assetId: 'talk', sourceStartSec, outputStartSec: startSec, outputEndSec: endSec },
    ...{ zoom: 1, muted: false, volume: 1, ...look },
  });
  return planVibeEdit(
    {
      durationSec: DURATION_SEC,
      reframe: 'center',
      segments: [
        segment(10, 0, 2.5, { volume: 0.4 * loudest, speed: faster }),
        segment(20.2, 2.5, 4, { volume: loudest, transition: second, transitionSec: 0.5 }),
        segment(32, 4, 5, { muted: true }),
        segment(40.6, 5, 7, {
          ...{ volume: 0.7 * loudest, speed: slower },
          ...{ transition: fourth, transitionSec: 0.8 },
        }),
      ],
      texts: [],
      broll: [],
      audio,
      music,
      // The deep end of a fade is steep in decibels: there is no more of that here than there.
      ...(second || fourth ? { fadeInSec: 0, fadeOutSec: 0 } : { fadeInSec: 0.5, fadeOutSec: 0.8 }),
    },
    {
      sources: new Map(SOURCES.map((one) => [one.id, one])),
      framings: new Map(),
      captions: { style: null, words: [] },
    },
    { width: 180, height: 320, fps: 30 },
  );
}

const TONE = {
  ...{ assetId: 'tone', outputStartSec: 3.4, durationSec: 2.2, sourceStartSec: 0.7 },
  ...{ volume: 0.5, fadeInSec: 0.3, fadeOutSec: 0.4 },
};

const EDITS = {
  'cuts, volumes and fades, and a sound of one’s own in the silence': edit(1, null, [1, 1], [], [TONE]),
  'sound made louder than recorded, over music': edit(1.4, { assetId: 'tone', volume: 0.4, startSec: 0.5 }),
  'silence, and sound played faster and slower': edit(1, null, [2, 0.5]),
  // Two parts of one tone over each other would be as loud as their phases happen to lie.
  // Nor both in one: what is steep in decibels weighs twice as much then where the player is a moment late.
  'sound that dips': edit(1, null, [1, 1], ['dip']),
  'sound that comes over a silent dissolve': edit(1, null, [1, 1], ['', 'dissolve']),
};

for (const [name, plan] of Object.entries(EDITS)) {
  test(`${name} are heard in the preview as in the export`, async () => {
    const { folder, fixtures, harness } = bench();
    const path = await renderFixtures(harness, fixtures, FILES, plan, join(folder, 'heard.mp4'));
    // A page may be captured only for somebody who is there.
    await harness.page.mouse.click(2, 2);
    const heard = await harness.page.evaluate(([wanted, files]) => mediaHarness.hear(wanted, files), [
      plan,
      FILES,
    ] as const);
    const { steps, correlation, alike } = await soundLikeness(heard, path, DURATION_SEC);
    // Most of it was played without waiting; a step is a twentieth of a second.
    expect(steps).toBeGreaterThan(DURATION_SEC * 20 * 0.6);
    expect(correlation).toBeGreaterThan(0.95);
    expect(alike).toBeGreaterThan(0.85);
  });
}
