/** Makes the composition of a clip that is being accepted, inside the caller's transaction. */
import type { Account } from '../../app/call.ts';
import { verticalFormat, wordsInSpan } from '../../ports.ts';
import type { Studio } from '../../studio.ts';
import { requireAsset } from '../assets/asset-rows.ts';
import { findTranscript, wordsOf } from '../assets/transcript-rows.ts';
import { type ClipRow, foundClipOf } from '../clips/clip-rows.ts';
import { requireProject, settingsOf } from '../projects/project-rows.ts';
import { insertComposition } from './composition-rows.ts';
import type { ClipState } from './composition-state.ts';

/** Returns the new id. */
export function createComposition(studio: Studio, account: Account, clip: ClipRow): string {
  const { database } = studio;
  const project = requireProject(database, account.id, clip.project_id);
  const asset = requireAsset(database, account.id, clip.source_asset_id);
  const transcript = findTranscript(database, asset.id);
  const found = foundClipOf(clip);
  const span = { startSec: clip.start_sec, endSec: clip.end_sec };
  const state: ClipState = {
    title: found.title,
    hook: found.hook === '' ? null : found.hook,
    sourceAssetId: asset.id,
    ...span,
    ...verticalFormat(asset.fps),
    captionStyle: settingsOf(project).captionStyle,
    framing: 'centered',
    words: transcript === undefined ? [] : wordsInSpan(wordsOf(transcript), span),
    editedWords: [],
    transcriptId: transcript?.id ?? null,
  };
  return insertComposition(studio, {
    accountId: account.id,
    projectId: project.id,
    clipId: clip.id,
    kind: 'autoclip',
    state,
  });
}
