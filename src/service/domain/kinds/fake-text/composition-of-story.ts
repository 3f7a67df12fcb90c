/**
 * The composition of a fake text project: there once the story has a line and, with voices, once every line
 * has its own. Until new voices are made it stays what it was.
 */
import { timeFakeText } from '../../../../media/compose/plans/plan-fake-text.ts';
import { verticalFormat } from '../../../../media/compose/vertical-format.ts';
import { findAsset } from '../../assets/asset-rows.ts';
import { findComposition, stateOf } from '../../compositions/composition-rows.ts';
import type { BuiltState } from '../../compositions/composition-state.ts';
import { withHandEdits } from '../../compositions/rebuild.ts';
import type { ProjectContext } from '../../projects/project-context.ts';
import { blockOf, type ProjectRow, requireProject } from '../../projects/project-rows.ts';
import { saveBuilt } from '../build/save-built.ts';
import { findStory, isVoiced, type StoryText, textOf } from './story-rows.ts';

/** Inside the caller's transaction, after the story or the project changed. */
export async function followStory(
  context: ProjectContext,
  { account_id: accountId, id }: ProjectRow,
): Promise<void> {
  const { database } = context;
  const project = await requireProject(database, accountId, id);
  const row = await findStory(database, id);
  const story = row === undefined ? null : textOf(row);
  const { voiceover } = blockOf(project, 'faketext');
  const isComplete = story !== null && story.lines.length > 0;
  if (!isComplete || (voiceover && !story.lines.every((line) => isVoiced(story, line)))) return;
  const state = await stateOfStory(context, project, story, voiceover);
  const known =
    project.composition_id === null
      ? undefined
      : await findComposition(database, accountId, project.composition_id);
  const unchanged =
    known !== undefined &&
    JSON.stringify(stateOf(known)) === JSON.stringify(await withHandEdits(database, known, state));
  if (unchanged) return;
  await saveBuilt(context, project, { state, wordsState: null, voiceFiles: [] });
}

async function stateOfStory(
  { database }: ProjectContext,
  project: ProjectRow,
  story: StoryText,
  voiceover: boolean,
): Promise<BuiltState> {
  const { theme, backgroundAssetId, backgroundStartSec, sounds } = blockOf(project, 'faketext');
  const background =
    backgroundAssetId === null ? undefined : await findAsset(database, project.account_id, backgroundAssetId);
  const lines = story.lines.map(({ side, text, spoken }) => ({
    side,
    text,
    voice: voiceover && spoken !== null ? { file: spoken.file, durationSec: spoken.durationSec } : null,
  }));
  const timed = lines.map(({ voice, ...line }) => ({
    ...line,
    voice: voice === null ? null : { sourceId: voice.file, durationSec: voice.durationSec },
  }));
  return {
    title: project.title,
    ...verticalFormat(background?.fps ?? null),
    captionStyle: null,
    framing: 'none',
    words: [],
    durationSec: timeFakeText(timed).durationSec,
    scene: {
      kind: 'faketext',
      theme,
      names: { me: story.sides.me.name, them: story.sides.them.name },
      lines,
      backgroundAssetId: background?.id ?? null,
      backgroundStartSec: backgroundStartSec ?? 0,
      ...(sounds === undefined ? {} : { sounds }),
    },
  };
}
