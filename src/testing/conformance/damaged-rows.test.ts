/** What rows of a library file keep as JSON: whole as the service writes it, and told apart where it is damaged. */
import { expect, it } from 'vitest';
import { hasItsShapes } from '../../service/domain/operator/library/check-row.ts';
import { LIBRARY_TABLES, type LibraryRow } from '../../service/domain/operator/library/library-tables.ts';
import { startBench } from './fault-bench.ts';
import { acceptedClip, analyzedProject, jobEnd, preparedEdit } from './journey.ts';

/** Shown as they are, whatever they hold. */
const SHOWN_AS_THEY_ARE = ['problem', 'speakers_problem'];
const IS_JSON = /^[{[]/;

it('are whole as they are written, and damaged where they are cut or of another type', async () => {
  const { caller, studio } = await startBench();
  const { asset, clips } = await analyzedProject(caller);
  await acceptedClip(caller, clips[0]);
  await preparedEdit(caller, asset.id);
  const idea = await caller.ok('brainstorm_ideas', {
    body: { topic: 'growing tomatoes', videoType: 'any', language: 'en' },
  });
  await jobEnd(caller, idea.toolRun.jobId ?? '');

  const seen = new Set<string>();
  for (const { name } of LIBRARY_TABLES)
    for (const row of await studio.database.all<LibraryRow>(`SELECT * FROM ${name}`)) {
      expect(hasItsShapes(name, row), name).toBe(true);
      for (const [column, value] of Object.entries(row)) {
        if (!IS_JSON.test(String(value)) || SHOWN_AS_THEY_ARE.includes(column)) continue;
        seen.add(`${name}.${column}`);
        for (const damaged of [String(value).slice(0, -1), '"text"', '7'])
          expect(hasItsShapes(name, { ...row, [column]: damaged }), `${name}.${column} ${damaged}`).toBe(
            false,
          );
      }
    }
  expect([...seen].sort()).toEqual([
    ...['asset_track.track', 'clip.found', 'composition.state'],
    ...['composition_revision.made_by', 'composition_revision.state', 'job.checkpoint'],
    ...['project.settings', 'project.words_state', 'timeline.edit', 'timeline_revision.edit'],
    ...['timeline_revision.word_edits', 'tool_run.ideas', 'tool_run.request', 'transcript.words'],
  ]);
});
