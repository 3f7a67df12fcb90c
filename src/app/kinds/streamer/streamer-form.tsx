/** Streamer: one whole video upright, or its webcam above its game, under a standing headline. Shapes: open-shapes.md, Requests. */
import type { BodyOf } from '../../../contract/operations.ts';
import { planStreamer } from '../../../media/compose/plans/plan-streamer.ts';
import { changeOf } from '../../data/projects/save-settings.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { AssetPicker } from '../../parts/assets/asset-picker.tsx';
import { CaptionStylePicker } from '../../parts/choices/caption-style-picker.tsx';
import { LimitedField } from '../../ui/fields/limited-field.tsx';
import { evenWords, lengthOfWords, PREVIEW_FORMAT, sourceOr } from '../form/preview-parts.ts';
import type { FieldsProps, ProjectForm } from '../form/project-form.ts';
import { areCommonInLimits, ChoiceField, MoreFields, titleOf } from '../form/shared-fields.tsx';
import { type LayoutDraft, previewedAreas, StreamerLayout } from './layout/streamer-layout.tsx';

interface Draft extends LayoutDraft {
  readonly sourceAssetId: string | null;
  readonly headline: string;
  readonly language: string;
  readonly captionStyle: string;
  readonly reframe: string;
  readonly vocabulary: string;
  readonly title: string;
}

type CreateBody = BodyOf<'create_streamer_project'>;
type LaterBody = BodyOf<'update_streamer_project'>;

const HEADLINE_MAX_CHARS = 120;

function later({ headline, language, captionStyle, reframe, vocabulary, ...draft }: Draft): LaterBody {
  const { layout, webcam, game } = draft;
  // A service that knows no layouts refuses to hear of them.
  const parted = layout === null ? {} : { layout, webcam, game };
  return { headline, language, captionStyle, reframe, vocabulary, ...parted, ...titleOf(draft) } as LaterBody;
}

function Fields({ draft, set, choices, created }: FieldsProps<Draft>) {
  const { t } = useTranslate();
  return (
    <>
      <AssetPicker
        label={t('streamer.source')}
        help={t('streamer.sourceHelp')}
        value={draft.sourceAssetId}
        onChange={(sourceAssetId) => set({ sourceAssetId })}
        locked={created ? t('make.fixedVideo') : undefined}
      />
      <StreamerLayout
        draft={draft}
        set={set}
        options={choices.streamerLayouts ?? []}
        sourceAssetId={draft.sourceAssetId}
      />
      <LimitedField
        label={t('streamer.headline')}
        help={t('streamer.headlineHelp')}
        limit={HEADLINE_MAX_CHARS}
        value={draft.headline}
        onChange={(headline) => set({ headline })}
      />
      <CaptionStylePicker
        options={choices.captionStyles}
        value={draft.captionStyle}
        optional={false}
        onChange={(captionStyle) => set({ captionStyle: captionStyle ?? '' })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {draft.layout === 'stacked' ? null : (
          <ChoiceField
            label={t('form.reframe')}
            list="reframe"
            options={choices.reframeModes}
            value={draft.reframe}
            onChange={(reframe) => set({ reframe })}
          />
        )}
        <ChoiceField
          label={t('form.language')}
          list="language"
          options={choices.languages}
          value={draft.language}
          onChange={(language) => set({ language })}
        />
      </div>
      <MoreFields draft={draft} set={set} titleHelp={t('make.titleOfVideo')} />
    </>
  );
}

export const STREAMER_FORM: ProjectForm<Draft> = {
  initial: (choices, { title }) => ({
    sourceAssetId: null,
    headline: '',
    language: choices.languages[0]?.id ?? '',
    captionStyle: choices.captionStyles[0]?.id ?? '',
    reframe: choices.reframeModes[0]?.id ?? '',
    vocabulary: '',
    layout: choices.streamerLayouts?.[0]?.id ?? null,
    webcam: null,
    game: null,
    title,
  }),
  draftOf: ({ streamer, title }) => ({
    sourceAssetId: streamer?.sourceAssetId ?? null,
    headline: streamer?.headline ?? '',
    language: streamer?.language ?? '',
    captionStyle: streamer?.captionStyle ?? '',
    reframe: streamer?.reframe ?? '',
    vocabulary: streamer?.vocabulary ?? '',
    layout: streamer?.layout ?? null,
    webcam: streamer?.webcam ?? null,
    game: streamer?.game ?? null,
    title,
  }),
  isComplete: (draft) =>
    draft.sourceAssetId !== null && draft.headline.length <= HEADLINE_MAX_CHARS && areCommonInLimits(draft),
  missing: ({ sourceAssetId }) => (sourceAssetId === null ? 'make.missing.video' : null),
  assetsOf: ({ sourceAssetId }) => (sourceAssetId === null ? [] : [sourceAssetId]),
  create: async (client, draft) => {
    const body = { ...later(draft), sourceAssetId: draft.sourceAssetId } as CreateBody;
    return (await client.api.create_streamer_project({ body })).project;
  },
  update: async (client, projectId, draft, before) => {
    const body = changeOf(later(before), later(draft));
    return (await client.api.update_streamer_project({ params: { projectId }, body })).project;
  },
  starts: 'build_streamer_video',
  start: (client, projectId, draft) =>
    client.api.build_streamer_video({ params: { projectId } }, { basis: draft }),
  Fields,
  preview: ({ draft, asset, t }) => {
    const words = evenWords(t('make.sampleWords'));
    return planStreamer(
      {
        source: { ...sourceOr(asset(draft.sourceAssetId), 'source'), durationSec: lengthOfWords(words) },
        headline: draft.headline,
        captions: { style: draft.captionStyle, words },
        areas: previewedAreas(draft),
      },
      PREVIEW_FORMAT,
    );
  },
};
