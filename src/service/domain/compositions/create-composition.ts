/** Makes the composition of a clip that is being accepted, inside the caller's transaction. */
import { wordsInSpan } from '../../../media/captions/composition-words.ts';
import { verticalFormat } from '../../../media/compose/vertical-format.ts';
import type { Account } from '../../kernel/call.ts';
import { requireAsset } from '../assets/asset-rows.ts';
import { findTranscript, wordsOf } from '../assets/transcript-rows.ts';
import { heardSoFar } from '../projects/first-clips.ts';
import { requireProject, settingsOf } from '../projects/project-rows.ts';
import { brandOf, defaultKit } from './brand-rows.ts';
import { type ClipRow, foundClipOf } from './clip-rows.ts';
import type { CompositionContext } from './composition-context.ts';
import { insertComposition, requireComposition } from './composition-rows.ts';
import type { ClipState } from './composition-state.ts';
import { followWhatIsNew } from './start-framing.ts';

/** Returns the new id. Where faces are to be followed, a job begins to look for them. */
export async function createComposition(
  context: CompositionContext,
  account: Account,
  clip: ClipRow,
): Promise<string> {
  const { database } = context;
  const project = await requireProject(database, account.id, clip.project_id);
  const asset = await requireAsset(database, account.id, clip.source_asset_id);
  const transcript = (await findTranscript(database, asset.id)) ?? (await heardSoFar(database, project));
  const found = foundClipOf(clip);
  const span = { startSec: clip.start_sec, endSec: clip.end_sec };
  const { captionStyle, reframe, vocabulary } = settingsOf(project);
  const kit = await defaultKit(database, account.id);
  const state: ClipState = {
    title: found.title,
    hook: found.hook === '' ? null : found.hook,
    sourceAssetId: asset.id,
    ...span,
    ...verticalFormat(asset.fps),
    captionStyle,
    ...(kit === null ? {} : { brand: brandOf(kit) }),
    framing: 'centered',
    ...(reframe === 'face' ? { followed: [] } : {}),
    words: transcript === undefined ? [] : wordsInSpan(wordsOf(transcript, vocabulary), span),
    editedWords: [],
    transcriptId: transcript?.id ?? null,
  };
  const id = await insertComposition(context, {
    accountId: account.id,
    projectId: project.id,
    clipId: clip.id,
    kind: 'autoclip',
    state,
    madeBy: { changes: ['made'] },
  });
  await followWhatIsNew(context, await requireComposition(database, account.id, id));
  return id;
}
