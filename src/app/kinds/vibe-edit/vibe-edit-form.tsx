/** Vibe edit: one video edited on a timeline or by saying what to change. Shapes: open-shapes.md, Requests. */
import type { BodyOf } from '../../../contract/operations.ts';
import { editFormat } from '../../../media/compose/plans/edit-format.ts';
import { planComposition } from '../../../media/compose/plans/plan-composition.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { AssetPicker } from '../../parts/assets/asset-picker.tsx';
import { CaptionStylePicker } from '../../parts/choices/caption-style-picker.tsx';
import { namedOptions } from '../../parts/choices/option-labels.ts';
import { FrameDrawing, PictureChoice } from '../form/picture-choice.tsx';
import { evenWords, lengthOfWords, sourceOr } from '../form/preview-parts.ts';
import type { FieldsProps, ProjectForm } from '../form/project-form.ts';
import { areCommonInLimits, ChoiceField, MoreFields, titleOf } from '../form/shared-fields.tsx';

interface Draft {
  readonly sourceAssetId: string | null;
  readonly language: string;
  readonly captionStyle: string;
  readonly aspect: string;
  readonly vocabulary: string;
  readonly title: string;
}

type CreateBody = BodyOf<'create_vibe_edit_project'>;

const TILE_PX = 64;

/** `9:16` drawn as itself; what is no ratio, such as the shape of the source, as a wide frame. */
function AspectDrawing({ aspect }: { aspect: string }) {
  const [across = 16, down = 10] = aspect.includes(':') ? aspect.split(':').map(Number) : [];
  const scale = TILE_PX / Math.max(across, down);
  return <FrameDrawing widthPx={Math.round(across * scale)} heightPx={Math.round(down * scale)} />;
}

function Fields({ draft, set, choices, created }: FieldsProps<Draft>) {
  const { t } = useTranslate();
  return (
    <>
      <AssetPicker
        label={t('vibe.source')}
        help={t('vibe.sourceHelp')}
        value={draft.sourceAssetId}
        onChange={(sourceAssetId) => set({ sourceAssetId })}
        locked={created ? t('make.fixedVideo') : undefined}
      />
      <PictureChoice
        legend={t('vibe.aspect')}
        options={namedOptions(t, 'aspect', choices.aspects)}
        value={draft.aspect}
        onChange={(aspect) => set({ aspect })}
        draw={(id) => <AspectDrawing aspect={id} />}
      />
      <CaptionStylePicker
        options={choices.captionStyles}
        value={draft.captionStyle}
        optional={false}
        onChange={(captionStyle) => set({ captionStyle: captionStyle ?? '' })}
      />
      <div className="sm:max-w-xs">
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

export const VIBE_EDIT_FORM: ProjectForm<Draft> = {
  startLabel: 'make.prepare',
  initial: (choices, { title }) => ({
    sourceAssetId: null,
    language: choices.languages[0]?.id ?? '',
    captionStyle: choices.captionStyles[0]?.id ?? '',
    aspect: choices.aspects[0]?.id ?? '',
    vocabulary: '',
    title,
  }),
  draftOf: ({ vibeEdit, title }) => ({
    sourceAssetId: vibeEdit?.sourceAssetId ?? null,
    language: vibeEdit?.language ?? '',
    captionStyle: vibeEdit?.captionStyle ?? '',
    aspect: vibeEdit?.aspect ?? '',
    vocabulary: vibeEdit?.vocabulary ?? '',
    title,
  }),
  isComplete: (draft) => draft.sourceAssetId !== null && areCommonInLimits(draft),
  missing: ({ sourceAssetId }) => (sourceAssetId === null ? 'make.missing.video' : null),
  assetsOf: ({ sourceAssetId }) => (sourceAssetId === null ? [] : [sourceAssetId]),
  create: async (client, { title, ...draft }) => {
    const body = { ...draft, ...titleOf({ title }) } as CreateBody;
    return (await client.api.create_vibe_edit_project({ body })).project;
  },
  update: null,
  starts: 'prepare_timeline',
  start: (client, projectId, draft) =>
    client.api.prepare_timeline({ params: { projectId } }, { basis: draft }),
  Fields,
  preview: ({ draft, asset, t }) => {
    const words = evenWords(t('make.sampleWords'));
    const source = sourceOr(asset(draft.sourceAssetId), 'source');
    return planComposition(
      {
        ...editFormat(draft.aspect, { ...source, fps: null }),
        source: { startSec: 0, endSec: lengthOfWords(words) },
        hook: null,
        captions: { style: draft.captionStyle },
        words,
      },
      source,
    );
  },
};
