/** Makes the composition of a clip that is being accepted, inside the caller's transaction. */
import { newId } from '../../../contract/ids.ts';
import type { Account } from '../../app/call.ts';
import { type CaptionStyleId, verticalFormat, wordsInSpan } from '../../ports.ts';
import type { Studio } from '../../studio.ts';
import { requireAsset } from '../assets/asset-rows.ts';
import { findTranscript, wordsOf } from '../assets/transcript-rows.ts';
import { type ClipRow, foundClipOf } from '../clips/clip-rows.ts';
import { requireProject, settingsOf } from '../projects/project-rows.ts';
import { type CompositionState, keepRevision } from './composition-rows.ts';

const FIRST_REVISION = 1;

/** Returns the new id. */
export function createComposition({ database, clock }: Studio, account: Account, clip: ClipRow): string {
  const project = requireProject(database, account.id, clip.project_id);
  const asset = requireAsset(database, account.id, clip.source_asset_id);
  const transcript = findTranscript(database, asset.id);
  const found = foundClipOf(clip);
  const span = { startSec: clip.start_sec, endSec: clip.end_sec };
  const state: CompositionState = {
    title: found.title,
    hook: found.hook === '' ? null : found.hook,
    sourceAssetId: asset.id,
    ...span,
    ...verticalFormat(asset.fps),
    captionStyle: settingsOf(project).captionStyle as CaptionStyleId | null,
    framing: 'centered',
    words: transcript === undefined ? [] : wordsInSpan(wordsOf(transcript), span),
    editedWords: [],
    transcriptId: transcript?.id ?? null,
  };
  const id = newId('composition');
  const nowMs = clock.nowMs();
  const text = JSON.stringify(state);
  database.run(
    `INSERT INTO composition (id, account_id, project_id, clip_id, kind, revision, state, created_ms, updated_ms)
     VALUES (?, ?, ?, ?, 'autoclip', ?, ?, ?, ?)`,
    [id, account.id, project.id, clip.id, FIRST_REVISION, text, nowMs, nowMs],
  );
  keepRevision(database, nowMs, id, FIRST_REVISION, text);
  return id;
}
