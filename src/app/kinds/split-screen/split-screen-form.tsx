/** Split screen: one video above, another below it, captions on the seam. Specification, section 4. */
import type { BodyOf } from '../../../contract/operations.ts';
import { planSplitScreen } from '../../../media/compose/plans/plan-split-screen.ts';
import { changeOf } from '../../data/projects/save-settings.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { AssetPicker } from '../../parts/assets/asset-picker.tsx';
import { CaptionStylePicker } from '../../parts/choices/caption-style-picker.tsx';
import { namedOptions } from '../../parts/choices/option-labels.ts';
import { BackgroundStart, withoutStart } from '../form/background-start.tsx';
import { FrameDrawing, PictureChoice } from '../form/picture-choice.tsx';
import { evenWords, lengthOfWords, PREVIEW_FORMAT, sourceOr } from '../form/preview-parts.ts';
import type { FieldsProps, ProjectForm } from '../form/project-form.ts';
import { areCommonInLimits, ChoiceField, MoreFields, titleOf } from '../form/shared-fields.tsx';

interface Draft {
  readonly mainAssetId: string | null;
  readonly backgroundAssetId: string | null;
  /** null: left to the service; undefined: never said, and not sent to services that do not know it. */
  readonly backgroundStartSec: number | null | undefined;
  readonly layout: string;
  readonly captionStyle: string | null;
  readonly language: string;
  readonly vocabulary: string;
  readonly title: string;
}

type CreateBody = BodyOf<'create_split_screen_project'>;
type LaterBody = BodyOf<'update_split_screen_project'>;

/** A service may know values this version does not; they are sent back as they came. */
function later({ layout, captionStyle, vocabulary, backgroundStartSec, ...draft }: Draft): LaterBody {
  return {
    layout,
    captionStyle,
    vocabulary,
    ...(backgroundStartSec === undefined ? {} : { backgroundStartSec }),
    ...titleOf(draft),
  } as LaterBody;
}

function Fields({ draft, set, choices, created }: FieldsProps<Draft>) {
  const { t } = useTranslate();
  const fixed = created ? t('make.fixedVideo') : undefined;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <AssetPicker
          label={t('split.main')}
          help={t('split.mainHelp')}
          value={draft.mainAssetId}
          onChange={(mainAssetId) => set({ mainAssetId })}
          locked={fixed}
        />
        <AssetPicker
          label={t('split.background')}
          help={t('split.backgroundHelp')}
          value={draft.backgroundAssetId}
          onChange={(backgroundAssetId) => set({ backgroundAssetId, ...withoutStart(draft) })}
          locked={fixed}
        />
      </div>
      <BackgroundStart
        assetId={draft.backgroundAssetId}
        valueSec={draft.backgroundStartSec ?? null}
        onChange={(backgroundStartSec) => set({ backgroundStartSec })}
        isExtension={false}
      />
      <PictureChoice
        legend={t('split.layout')}
        options={namedOptions(t, 'layout', choices.layouts)}
        value={draft.layout}
        onChange={(layout) => set({ layout })}
        draw={(id) => <FrameDrawing widthPx={36} heightPx={64} seam={seamOf(id)} />}
      />
      <CaptionStylePicker
        options={choices.captionStyles}
        value={draft.captionStyle}
        onChange={(captionStyle) => set({ captionStyle })}
      />
      <div className="sm:max-w-xs">
        <ChoiceField
          label={t('form.language')}
          list="language"
          options={choices.languages}
          value={draft.language}
          onChange={(language) => set({ language })}
          locked={created ? t('make.fixedLanguage') : undefined}
        />
      </div>
      <MoreFields draft={draft} set={set} titleHelp={t('make.titleOfVideo')} />
    </>
  );
}

/** `60-40` leaves 0.6 of the height above the seam; what cannot be read is drawn as halves. */
function seamOf(layout: string): number {
  const share = Number.parseInt(layout, 10);
  return share > 0 && share < 100 ? share / 100 : 0.5;
}

export const SPLIT_SCREEN_FORM: ProjectForm<Draft> = {
  initial: (choices, { title }) => ({
    mainAssetId: null,
    backgroundAssetId: null,
    backgroundStartSec: undefined,
    layout: choices.layouts[0]?.id ?? '',
    captionStyle: choices.captionStyles[0]?.id ?? null,
    language: choices.languages[0]?.id ?? '',
    vocabulary: '',
    title,
  }),
  draftOf: ({ splitScreen, title }) => ({
    mainAssetId: splitScreen?.mainAssetId ?? null,
    backgroundAssetId: splitScreen?.backgroundAssetId ?? null,
    backgroundStartSec: splitScreen?.backgroundStartSec ?? undefined,
    layout: splitScreen?.layout ?? '',
    captionStyle: splitScreen?.captionStyle ?? null,
    language: splitScreen?.language ?? '',
    vocabulary: splitScreen?.vocabulary ?? '',
    title,
  }),
  isComplete: (draft) =>
    draft.mainAssetId !== null && draft.backgroundAssetId !== null && areCommonInLimits(draft),
  missing: ({ mainAssetId, backgroundAssetId }) => {
    if (mainAssetId === null) return 'make.missing.mainVideo';
    return backgroundAssetId === null ? 'make.missing.secondVideo' : null;
  },
  assetsOf: ({ mainAssetId, backgroundAssetId }) =>
    [mainAssetId, backgroundAssetId].filter((id) => id !== null),
  create: async (client, draft) => {
    const { mainAssetId, backgroundAssetId, language } = draft;
    const body = { ...later(draft), mainAssetId, backgroundAssetId, language } as CreateBody;
    return (await client.api.create_split_screen_project({ body })).project;
  },
  update: async (client, projectId, draft, before) => {
    const body = changeOf(later(before), later(draft));
    return (await client.api.update_split_screen_project({ params: { projectId }, body })).project;
  },
  starts: 'build_split_screen_video',
  start: (client, projectId, draft) =>
    client.api.build_split_screen_video({ params: { projectId } }, { basis: draft }),
  Fields,
  preview: ({ draft, asset, t }) => {
    const words = evenWords(t('make.sampleWords'));
    return planSplitScreen(
      {
        main: { ...sourceOr(asset(draft.mainAssetId), 'main'), durationSec: lengthOfWords(words) },
        background: sourceOr(asset(draft.backgroundAssetId), 'background'),
        backgroundStartSec: draft.backgroundStartSec ?? 0,
        layout: draft.layout,
        captions: { style: draft.captionStyle, words },
      },
      PREVIEW_FORMAT,
    );
  },
};
