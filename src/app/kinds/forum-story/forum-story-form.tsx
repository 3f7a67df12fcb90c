/** Forum story: a post as a card, then spoken over a background video. Shapes: open-shapes.md, Requests. */
import { SCRIPT_MAX_CHARS } from '../../../contract/limits.ts';
import type { BodyOf } from '../../../contract/operations.ts';
import { planForumStory, timeForumStory } from '../../../media/compose/plans/plan-forum-story.ts';
import { wordsOfSpeech } from '../../../media/compose/plans/speech-words.ts';
import { changeOf } from '../../data/projects/save-settings.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { AssetPicker } from '../../parts/assets/asset-picker.tsx';
import { CaptionStylePicker } from '../../parts/choices/caption-style-picker.tsx';
import { spokenLanguages } from '../../parts/choices/option-labels.ts';
import { VoicePicker } from '../../parts/choices/voice-picker.tsx';
import { LimitedField } from '../../ui/fields/limited-field.tsx';
import { BackgroundStart, withoutStart } from '../form/background-start.tsx';
import { PREVIEW_FORMAT, sourceOr } from '../form/preview-parts.ts';
import type { Choices, FieldsProps, ProjectForm } from '../form/project-form.ts';
import { areCommonInLimits, ChoiceField, MoreFields, titleOf } from '../form/shared-fields.tsx';

interface Draft {
  readonly postTitle: string;
  readonly postBody: string;
  readonly author: string;
  readonly subforum: string;
  readonly voice: string;
  readonly language: string;
  readonly backgroundAssetId: string | null;
  /** null: left to the service; undefined: never said, and not sent to services that do not know it. */
  readonly backgroundStartSec: number | null | undefined;
  readonly captionStyle: string;
  readonly vocabulary: string;
  readonly title: string;
}

type CreateBody = BodyOf<'create_forum_story_project'>;

const POST_TITLE_MAX_CHARS = 300;
const NAME_MAX_CHARS = 80;
/** Enough of the story to see its captions. */
const PREVIEW_WORDS = 14;
const WORDS_PER_SEC = 2.6;

function body({ vocabulary, title, ...draft }: Draft): CreateBody {
  return { ...draft, vocabulary, ...titleOf({ title }) } as CreateBody;
}

function firstVoice({ voices }: Pick<Choices, 'voices'>, language: string): string {
  return voices.find((voice) => voice.language === language)?.id ?? '';
}

function Fields({ draft, set, choices }: FieldsProps<Draft>) {
  const { t } = useTranslate();
  return (
    <>
      <LimitedField
        label={t('forum.postTitle')}
        placeholder={t('forum.postTitleSample')}
        limit={POST_TITLE_MAX_CHARS}
        rows={2}
        value={draft.postTitle}
        onChange={(postTitle) => set({ postTitle })}
      />
      <LimitedField
        label={t('forum.postBody')}
        help={t('forum.postBodyHelp')}
        limit={SCRIPT_MAX_CHARS}
        rows={8}
        value={draft.postBody}
        onChange={(postBody) => set({ postBody })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <LimitedField
          label={t('forum.subforum')}
          limit={NAME_MAX_CHARS}
          value={draft.subforum}
          onChange={(subforum) => set({ subforum })}
        />
        <LimitedField
          label={t('forum.author')}
          limit={NAME_MAX_CHARS}
          value={draft.author}
          onChange={(author) => set({ author })}
        />
      </div>
      <div className="sm:max-w-xs">
        <ChoiceField
          label={t('forum.language')}
          list="language"
          options={spokenLanguages(choices.languages)}
          value={draft.language}
          onChange={(language) => set({ language, voice: firstVoice(choices, language) })}
        />
      </div>
      <VoicePicker
        legend={t('voice.legend')}
        voices={choices.voices.filter(({ language }) => language === draft.language)}
        value={draft.voice}
        onChange={(voice) => set({ voice })}
      />
      <AssetPicker
        label={t('forum.background')}
        help={t('forum.backgroundHelp')}
        value={draft.backgroundAssetId}
        onChange={(backgroundAssetId) => set({ backgroundAssetId, ...withoutStart(draft) })}
      />
      <BackgroundStart
        assetId={draft.backgroundAssetId}
        valueSec={draft.backgroundStartSec ?? null}
        onChange={(backgroundStartSec) => set({ backgroundStartSec })}
      />
      <CaptionStylePicker
        options={choices.captionStyles}
        value={draft.captionStyle}
        optional={false}
        onChange={(captionStyle) => set({ captionStyle: captionStyle ?? '' })}
      />
      <MoreFields draft={draft} set={set} titleHelp={t('make.titleOfPost')} isHeard={false} />
    </>
  );
}

export const FORUM_STORY_FORM: ProjectForm<Draft> = {
  speaks: true,
  priceNote: 'make.billedBySpeech',
  initial: (choices, { title, prompt }) => ({
    postTitle: title,
    postBody: prompt,
    author: '',
    subforum: '',
    language: choices.reader,
    voice: firstVoice(choices, choices.reader),
    backgroundAssetId: null,
    backgroundStartSec: undefined,
    captionStyle: choices.captionStyles[0]?.id ?? '',
    vocabulary: '',
    title: '',
  }),
  draftOf: ({ forumStory, title }) => ({
    postTitle: forumStory?.postTitle ?? '',
    postBody: forumStory?.postBody ?? '',
    author: forumStory?.author ?? '',
    subforum: forumStory?.subforum ?? '',
    language: forumStory?.language ?? '',
    voice: forumStory?.voice ?? '',
    backgroundAssetId: forumStory?.backgroundAssetId ?? null,
    backgroundStartSec: forumStory?.backgroundStartSec,
    captionStyle: forumStory?.captionStyle ?? '',
    vocabulary: forumStory?.vocabulary ?? '',
    title,
  }),
  isComplete: (draft) =>
    /\S/.test(draft.postTitle) &&
    draft.postTitle.length <= POST_TITLE_MAX_CHARS &&
    draft.postBody.length <= SCRIPT_MAX_CHARS &&
    Math.max(draft.author.length, draft.subforum.length) <= NAME_MAX_CHARS &&
    draft.voice !== '' &&
    draft.backgroundAssetId !== null &&
    areCommonInLimits(draft),
  missing: ({ postTitle, voice, backgroundAssetId }) => {
    if (!/\S/.test(postTitle)) return 'make.missing.postTitle';
    if (voice === '') return 'make.missing.voice';
    return backgroundAssetId === null ? 'make.missing.background' : null;
  },
  assetsOf: ({ backgroundAssetId }) => (backgroundAssetId === null ? [] : [backgroundAssetId]),
  create: async (client, draft) =>
    (await client.api.create_forum_story_project({ body: body(draft) })).project,
  update: async (client, projectId, draft, before) => {
    const change = changeOf(body(before), body(draft));
    return (await client.api.update_forum_story_project({ params: { projectId }, body: change })).project;
  },
  starts: 'build_forum_story_video',
  start: (client, projectId, draft) =>
    client.api.build_forum_story_video({ params: { projectId } }, { basis: draft }),
  Fields,
  preview: ({ draft, asset, t }) => {
    const title = draft.postTitle.trim() === '' ? t('forum.postTitleSample') : draft.postTitle;
    const passage = draft.postBody.trim() === '' ? t('make.sampleWords') : draft.postBody;
    const speech = {
      title: spoken('title', title),
      body: [spoken('body', passage.trim().split(/\s+/).slice(0, PREVIEW_WORDS).join(' '))],
    };
    return planForumStory(
      {
        background: sourceOr(asset(draft.backgroundAssetId), 'background'),
        backgroundStartSec: draft.backgroundStartSec ?? 0,
        post: { title, author: draft.author, subforum: draft.subforum },
        speech,
        captions: {
          style: draft.captionStyle,
          words: wordsOfSpeech(timeForumStory(speech).body),
        },
      },
      PREVIEW_FORMAT,
    );
  },
};

function spoken(sourceId: string, text: string) {
  const words = text.split(/\s+/).length;
  return { sourceId, text, durationSec: Math.min(5, 1 + words / WORDS_PER_SEC), words: null };
}
