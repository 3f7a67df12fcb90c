/** Fake text: a conversation that appears bubble by bubble. Its lines are written on the project's page. */
import { PROJECT_TITLE_MAX_CHARS } from '../../../contract/limits.ts';
import type { BodyOf } from '../../../contract/operations.ts';
import { planFakeText } from '../../../media/compose/plans/plan-fake-text.ts';
import { changeOf } from '../../data/projects/save-settings.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { AssetPicker } from '../../parts/assets/asset-picker.tsx';
import { namedOptions, spokenLanguages } from '../../parts/choices/option-labels.ts';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { LimitedField } from '../../ui/fields/limited-field.tsx';
import { BackgroundStart, withoutStart } from '../form/background-start.tsx';
import { PictureChoice } from '../form/picture-choice.tsx';
import { PREVIEW_FORMAT, sourceOr } from '../form/preview-parts.ts';
import type { FieldsProps, ProjectForm } from '../form/project-form.ts';
import { ChoiceField, titleOf } from '../form/shared-fields.tsx';

interface Draft {
  readonly theme: string;
  readonly language: string;
  readonly voiceover: boolean;
  /** null: never said, or a service that knows of none. */
  readonly sounds: boolean | null;
  readonly backgroundAssetId: string | null;
  /** null: left to the service; undefined: never said, and not sent to services that do not know it. */
  readonly backgroundStartSec: number | null | undefined;
  readonly title: string;
}

type CreateBody = BodyOf<'create_fake_text_project'>;

/** What the service is told of a draft. */
export function fakeTextBody({ title, sounds, ...draft }: Draft): CreateBody {
  return { ...draft, ...(sounds === null ? {} : { sounds }), ...titleOf({ title }) } as CreateBody;
}

function Fields({ draft, set, choices, created }: FieldsProps<Draft>) {
  const { t } = useTranslate();
  return (
    <>
      <PictureChoice
        legend={t('chat.theme')}
        options={namedOptions(t, 'theme', choices.themes)}
        value={draft.theme}
        onChange={(theme) => set({ theme })}
        draw={(id) => <ThemeDrawing theme={id} />}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <ChoiceField
          label={t('chat.language')}
          list="language"
          options={spokenLanguages(choices.languages)}
          value={draft.language}
          onChange={(language) => set({ language })}
          locked={created ? t('chat.fixedLanguage') : undefined}
        />
        <LimitedField
          label={t('make.title')}
          limit={PROJECT_TITLE_MAX_CHARS}
          value={draft.title}
          onChange={(title) => set({ title })}
        />
      </div>
      <CheckField
        label={t('chat.voiceover')}
        help={t('chat.voiceoverHelp')}
        checked={draft.voiceover}
        onChange={(voiceover) => set({ voiceover })}
      />
      {choices.chatSounds === true ? (
        <CheckField
          label={t('chat.sounds')}
          help={t('chat.soundsHelp')}
          checked={draft.sounds ?? false}
          onChange={(sounds) => set({ sounds })}
        />
      ) : null}
      <AssetPicker
        label={t('chat.background')}
        help={t('chat.backgroundHelp')}
        value={draft.backgroundAssetId}
        onChange={(backgroundAssetId) => set({ backgroundAssetId, ...withoutStart(draft) })}
        optional
      />
      <BackgroundStart
        assetId={draft.backgroundAssetId}
        valueSec={draft.backgroundStartSec ?? null}
        onChange={(backgroundStartSec) => set({ backgroundStartSec })}
      />
    </>
  );
}

export const FAKE_TEXT_FORM: ProjectForm<Draft> = {
  initial: (choices, { title }) => ({
    theme: choices.themes[0]?.id ?? '',
    language: choices.reader,
    voiceover: true,
    sounds: choices.chatSounds === true ? true : null,
    backgroundAssetId: null,
    backgroundStartSec: undefined,
    title,
  }),
  draftOf: ({ fakeText, title }) => ({
    theme: fakeText?.theme ?? '',
    language: fakeText?.language ?? '',
    voiceover: fakeText?.voiceover ?? false,
    sounds: fakeText?.sounds ?? null,
    backgroundAssetId: fakeText?.backgroundAssetId ?? null,
    backgroundStartSec: fakeText?.backgroundStartSec,
    title,
  }),
  isComplete: (draft) => draft.title.length <= PROJECT_TITLE_MAX_CHARS,
  missing: () => null,
  assetsOf: ({ backgroundAssetId }) => (backgroundAssetId === null ? [] : [backgroundAssetId]),
  create: async (client, draft) =>
    (await client.api.create_fake_text_project({ body: fakeTextBody(draft) })).project,
  update: async (client, projectId, draft, before) => {
    const body = changeOf(fakeTextBody(before), fakeTextBody(draft));
    return (await client.api.update_fake_text_project({ params: { projectId }, body })).project;
  },
  starts: null,
  start: null,
  Fields,
  preview: ({ draft, asset, t }) =>
    planFakeText(
      {
        theme: draft.theme,
        names: { me: t('chat.me'), them: t('chat.sampleName') },
        lines: [
          { side: 'them', text: t('chat.sample1'), voice: null },
          { side: 'me', text: t('chat.sample2'), voice: null },
          { side: 'them', text: t('chat.sample3'), voice: null },
        ],
        background:
          draft.backgroundAssetId === null ? null : sourceOr(asset(draft.backgroundAssetId), 'background'),
        backgroundStartSec: draft.backgroundStartSec ?? 0,
        sounds: false,
      },
      PREVIEW_FORMAT,
    ),
};

/** The two chat looks in small: round bubbles, or square cards with a name. */
function ThemeDrawing({ theme }: { theme: string }) {
  const round = theme !== 'cards';
  const radius = round ? 6 : 2;
  return (
    <svg width={72} height={60} viewBox="0 0 72 60" aria-hidden>
      <title> </title>
      <rect x={2} y={4} width={42} height={14} rx={radius} fill="var(--line-strong)" />
      <rect x={28} y={23} width={42} height={14} rx={radius} fill="var(--score)" />
      <rect x={2} y={42} width={32} height={14} rx={radius} fill="var(--line-strong)" />
      {round
        ? null
        : [4, 23, 42].map((y, index) => (
            <rect
              key={y}
              x={index === 1 ? 31 : 5}
              y={y + 3}
              width={14}
              height={2.5}
              rx={1}
              fill="var(--surface)"
            />
          ))}
    </svg>
  );
}
