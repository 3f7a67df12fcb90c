/** Forum story: a post spoken over a background. */
import { isSpeakable } from '../../../../base/text/speakable.ts';
import { timeForumStory } from '../../../../media/compose/plans/plan-forum-story.ts';
import { wordsOfSpeech } from '../../../../media/compose/plans/speech-words.ts';
import { verticalFormat } from '../../../../media/compose/vertical-format.ts';
import { findVoice } from '../../../../media/speak/voices.ts';
import { requireAsset } from '../../assets/asset-rows.ts';
import { speakTexts, type VoiceFile } from '../../models/voice-server/voice-files.ts';
import { billedMinutes } from '../../money/pay-credits.ts';
import { blockOf, type ProjectBlocks } from '../../projects/project-rows.ts';
import { requireMaterial } from '../../projects/require-material.ts';
import type { KindOfProject } from '../kind-of-project.ts';

const USUAL_WORDS_PER_MIN = 160;

export const forumStoryKind: KindOfProject<'forumstory'> = {
  workOf: async (context, project) => {
    const block = blockOf(project, 'forumstory');
    await requireMaterial(context, project, block.backgroundAssetId);
    return { work: 'build', missing: [], billedMinutes: billedMinutes(spokenSec(block)) };
  },
  /** The post is spoken, its words become captions, the background begins somewhere. */
  build: async (context, run, project, block) => {
    const { voice, backgroundAssetId, captionStyle, postTitle } = block;
    if (voice === null || backgroundAssetId === null)
      throw new Error(`The forum story project ${project.id} has lost its voice or its background.`);
    const background = await requireAsset(context.database, project.account_id, backgroundAssetId);
    const passages = passagesOf(block.postBody);
    const texts = [postTitle, ...passages].map((text) => ({ text, voice }));
    const files = await speakTexts(context, project.account_id, texts, {
      signal: run.signal,
      onProgress: run.progress,
    });
    const spoken = (file: VoiceFile | undefined, text: string) => ({
      sourceId: file?.file ?? '',
      durationSec: file?.durationSec ?? 0,
      text,
      words: file?.words ?? null,
    });
    const speech = {
      title: spoken(files[0], postTitle),
      body: passages.map((text, index) => spoken(files[index + 1], text)),
    };
    const timing = timeForumStory(speech);
    const stored = ({ sourceId, durationSec }: ReturnType<typeof spoken>) => ({
      file: sourceId,
      durationSec,
    });
    return {
      wordsState: null,
      voiceFiles: files,
      credits: billedMinutes(files.reduce((sum, { durationSec }) => sum + durationSec, 0)),
      state: {
        title: project.title,
        ...verticalFormat(background.fps),
        captionStyle,
        framing: 'none',
        words: wordsOfSpeech(timing.body),
        durationSec: timing.durationSec,
        scene: {
          kind: 'forumstory',
          backgroundAssetId,
          backgroundStartSec: block.backgroundStartSec ?? startOf(project.id, background.duration_sec ?? 0),
          post: { title: postTitle, author: block.author, subforum: block.subforum },
          speech: { title: stored(speech.title), body: speech.body.map(stored) },
        },
      },
    };
  },
  nextBuild: (project, built) => {
    const { captionStyle, postBody } = blockOf(project, 'forumstory');
    const said = built.words.map(({ text }) => text).join(' ');
    const willBeSaid = postBody.split(/\s+/).filter(Boolean);
    // Where the post is the same, so are its words, however they are told apart.
    const words = willBeSaid.join(' ') === said ? null : willBeSaid.map((text) => ({ text }));
    return { captionStyle, words, sameFraming: false };
  },
};

/** How long the post takes to be spoken, from its words and the pace of its voice. */
function spokenSec({ postTitle, postBody, voice }: ProjectBlocks['forumstory']): number {
  const words = `${postTitle} ${postBody}`.split(/\s+/).filter(Boolean).length;
  const wordsPerMin =
    (voice === null ? undefined : findVoice(voice))?.setting.wordsPerMin ?? USUAL_WORDS_PER_MIN;
  return (words / wordsPerMin) * 60;
}

/** Paragraphs are spoken one by one, so that each begins on time; those without a word are left out. */
function passagesOf(body: string): string[] {
  return body
    .split(/\n\s*\n|\n/)
    .map((passage) => passage.trim())
    .filter(isSpeakable);
}

/** Somewhere in the background, always the same for a project, so that a build again looks alike. */
function startOf(projectId: string, lengthSec: number): number {
  const share = Number.parseInt(projectId.slice(-6), 16) / 0xff_ff_ff;
  return Number.isFinite(share) ? Math.round(share * lengthSec * 0.8 * 10) / 10 : 0;
}
