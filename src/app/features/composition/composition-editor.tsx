/** The editor of one composition: picture on the left, words and looks on the right, trim below. */
import { useQuery } from '@tanstack/react-query';
import { SquareSplitHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ShotFraming } from '../../../base/film/source-shots.ts';
import type { CaptionDetails, Composition } from '../../../contract/schemas/composition.ts';
import { COMPOSITION, type CompositionTab, EDIT_TABS, FURTHER_TABS } from '../../commands/composition-set.ts';
import { useCommands } from '../../commands/open-commands.ts';
import { meQuery, optionsQuery } from '../../data/account.ts';
import { oldCompositionQuery } from '../../data/compositions.ts';
import {
  type CompositionChange,
  EditConflict,
  type FieldEdit,
  useEditComposition,
} from '../../data/edit-composition.ts';
import { useClient } from '../../data/session.tsx';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { CaptionStylePicker } from '../../parts/caption-style-picker.tsx';
import { Changing } from '../../parts/changing.tsx';
import { ExportPanel } from '../../parts/export-panel.tsx';
import { framedSource } from '../../parts/shots/framed-source.ts';
import { SpeakerColors } from '../../parts/speaker-colors.tsx';
import { TrimBar } from '../../parts/trim/trim-bar.tsx';
import { PATHS } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { QueryErrors } from '../../ui/query-errors.tsx';
import { SavedState } from '../../ui/saved-state.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useIsWide } from '../../ui/use-is-wide.ts';
import { useTab } from '../../ui/use-tab.ts';
import { BrandChoice } from './brand-choice.tsx';
import { CaptionDetailsFields } from './caption-details.tsx';
import { CaptionFiles } from './caption-files.tsx';
import { CaptionImport } from './caption-import.tsx';
import { CaptionTranslation } from './caption-translation.tsx';
import { CaptionWords } from './caption-words.tsx';
import { CompositionPicture } from './composition-picture.tsx';
import { ConflictNote } from './conflict-note.tsx';
import { EditInTimeline } from './edit-in-timeline.tsx';
import { FindReplace } from './find-replace.tsx';
import { FramingPanel } from './framing-panel.tsx';
import { PostingPanel } from './posting-panel.tsx';
import { RevisionHistory, ViewedNote } from './revision-history.tsx';
import { tabsOf } from './tabs-of.ts';
import { TextPanel } from './text-panel.tsx';
import { useOpenTrim } from './use-open-trim.ts';
import { usePlayedComposition } from './use-played-composition.ts';

const PARTS = [...EDIT_TABS, ...FURTHER_TABS] as const;

export function CompositionEditor({ composition: current }: { composition: Composition }) {
  const { t } = useTranslate();
  const client = useClient();
  const [viewed, setViewed] = useState<number | null>(null);
  const old = useQuery({ ...oldCompositionQuery(client, current.id, viewed ?? 0), enabled: viewed !== null });
  // What is on the screen: the current revision, or the old one that is looked at.
  const composition = viewed === null ? current : (old.data ?? current);
  const options = useQuery(optionsQuery(client));
  const { kind, captions } = composition;
  const isDetailed =
    useQuery(meQuery(client)).data?.features?.includes('caption_details') === true &&
    !(kind === 'vibeedit' || kind === 'faketext');
  const edit = useEditComposition(composition.id);
  const [tab, setOpenTab] = useTab<CompositionTab>('part', PARTS);
  const setTab = (id: CompositionTab): void => {
    // Everything but the history works on the current revision.
    setViewed(null);
    setOpenTab(id);
  };
  const [trim, setTrim] = useOpenTrim(current);
  const span = viewed === null ? trim : null;
  const [movedShot, setMovedShot] = useState<ShotFraming | null>(null);

  const words = composition.words ?? [];
  const played = usePlayedComposition(composition, {
    span,
    movedShot,
    firstFrame: span !== null || viewed !== null,
  });
  const { asset, player, isClip, isEdit } = played;
  // A subtitle file that was put on it may be a translation.
  const language = composition.captions.imported === true ? undefined : played.language;

  const change = (made: CompositionChange, onSaved?: () => void): void =>
    edit.mutate(made, onSaved === undefined ? {} : { onSuccess: onSaved });
  const editFields = (fields: FieldEdit, onSaved?: () => void): void =>
    change({ kind: 'fields', edit: fields }, onSaved);
  const takeShots = (shots: readonly ShotFraming[]): void => {
    // What was moved stays where it is until the service says so too.
    setMovedShot(shots[0] ?? null);
    const framing = shots.map(({ startSec, view, centerX, centerY }) => ({
      startSec,
      view,
      centerX,
      centerY,
    }));
    edit.mutate({ kind: 'fields', edit: { framing } as FieldEdit }, { onSettled: () => setMovedShot(null) });
  };
  // The preview stays on the wanted trim until it is the saved one.
  const applyTrim = (wanted: FieldEdit): void => editFields(wanted, () => setTrim(null));
  const isWide = useIsWide();
  const further: Readonly<Record<(typeof FURTHER_TABS)[number], ReactNode>> = {
    trim:
      viewed !== null || composition.source === null || asset === undefined || !isClip ? null : (
        <TrimBar
          saved={composition.source}
          span={span ?? composition.source}
          sourceDurationSec={asset.durationSec ?? composition.source.endSec}
          words={played.words}
          peaks={played.peaks}
          playheadSec={(span ?? composition.source).startSec + player.timeSec}
          onChange={setTrim}
          onApply={applyTrim}
        />
      ),
    framing:
      viewed === null && isFramed(composition) ? (
        <Changing>
          <FramingPanel
            composition={played.framed}
            editing={{
              source: framedSource(asset, played.address),
              output: composition,
              timeSec: player.timeSec,
              onSeek: player.seek,
              onShow: setMovedShot,
              onTake: takeShots,
            }}
          />
        </Changing>
      ) : null,
    exports:
      viewed !== null ? null : (
        <ExportPanel composition={composition} onBefore={span === null ? null : () => applyTrim(span)} />
      ),
  };
  const kept = tabsOf(current);
  const tabs: readonly CompositionTab[] = isWide
    ? kept
    : [...kept, ...FURTHER_TABS.filter((id) => further[id] !== null)];
  const shownTab = tabs.includes(tab) ? tab : (tabs[0] ?? 'text');

  useCommands(COMPOSITION, {
    isPlaying: player.playing,
    togglePlay: player.toggle,
    tabs,
    openTab: setTab,
  });
  const conflict = edit.error instanceof EditConflict ? edit.error : null;

  return (
    <div className="flex flex-col gap-4 low:grid low:grid-cols-[minmax(0,17rem)_minmax(0,1fr)] low:items-start lg:grid lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] lg:gap-6">
      <CompositionPicture title={composition.title} played={played} />

      <div className="flex min-w-0 flex-col gap-4">
        <SavedState isSaved={!edit.isPending} revision={current.revision}>
          {edit.isPending ? t('composition.saving') : t('composition.saved')}
        </SavedState>
        {viewed === null ? null : <ViewedNote revision={viewed} onBack={() => setViewed(null)} />}
        {conflict === null ? null : (
          <ConflictNote conflict={conflict} onTheirs={edit.reset} onMine={() => change(conflict.change)} />
        )}
        {edit.isError && conflict === null ? <ErrorNote error={edit.error} /> : null}
        <QueryErrors of={[...played.reads, options, old]} />
        <Tabs
          label={t('composition.tabs')}
          tabs={tabs.map((id) => ({ id, label: t(`composition.tab.${id}`) }))}
          value={shownTab}
          onChange={setTab}
        >
          {shownTab === 'words' ? (
            <div className="flex flex-col gap-4">
              <CaptionWords
                composition={composition}
                conflictAt={conflict?.mineRevision ?? null}
                words={words}
                language={language}
                timeSec={player.timeSec}
                onSeek={player.seekToStart}
                isSaving={edit.isPending}
                onReplace={(index, text) => change({ kind: 'words', replacements: [{ index, text }] })}
                onMark={isDetailed ? (mark) => editFields({ wordMarks: [mark] }) : null}
              />
              {words.length === 0 ? null : (
                <Changing>
                  <FindReplace
                    compositionId={composition.id}
                    words={words}
                    language={language}
                    onChange={change}
                  />
                </Changing>
              )}
            </div>
          ) : null}
          {shownTab === 'style' && options.data !== undefined ? (
            <div className="flex flex-col gap-4">
              <Changing>
                <CaptionStylePicker
                  options={options.data.captionStyles}
                  value={composition.captions.style}
                  onChange={(style) => editFields({ captionStyle: style } as FieldEdit)}
                />
                <SpeakerColors
                  style={composition.captions.style}
                  words={composition.words ?? []}
                  checked={composition.captions.speakerColors === true}
                  onChange={(speakerColors) => editFields({ speakerColors })}
                />
                {isEdit || composition.kind === 'faketext' ? null : (
                  <BrandChoice
                    brand={composition.captions.brand}
                    onChoose={(brandKitId) => editFields({ brandKitId })}
                  />
                )}
                {isDetailed && captions.details !== undefined && captions.style !== null ? (
                  <CaptionDetailsFields
                    details={withSent(captions.details, edit)}
                    onChange={(captionDetails) => editFields({ captionDetails })}
                  />
                ) : null}
              </Changing>
            </div>
          ) : null}
          {shownTab === 'text' ? (
            // What was typed against another's change is in the note above.
            <Changing>
              <TextPanel
                key={conflict?.mineRevision}
                composition={composition}
                isSaving={edit.isPending}
                onEdit={editFields}
              />
            </Changing>
          ) : null}
          {shownTab === 'files' ? (
            <CaptionFiles
              look={composition.captions.brand?.look}
              compositionId={composition.id}
              title={composition.title}
              language={language}
              plan={span === null ? played.plan : null}
            >
              {isClip && captions.imported !== undefined && viewed === null ? (
                <Changing>
                  <CaptionImport
                    isImported={captions.imported}
                    isPending={edit.isPending}
                    onImport={(captionFile) => editFields({ captionFile })}
                  />
                </Changing>
              ) : null}
              {words.length === 0 || viewed !== null ? null : (
                <CaptionTranslation
                  compositionId={composition.id}
                  title={composition.title}
                  onPut={
                    isClip && captions.imported !== undefined
                      ? (captionFile) => editFields({ captionFile })
                      : null
                  }
                />
              )}
            </CaptionFiles>
          ) : null}
          {shownTab === 'posting' ? <PostingPanel composition={composition} played={played} /> : null}
          {shownTab === 'history' ? (
            <RevisionHistory
              composition={current}
              viewed={viewed}
              onView={setViewed}
              onRestore={(restoreRevision) =>
                editFields({ restoreRevision } as FieldEdit, () => setViewed(null))
              }
              busy={edit.isPending}
            />
          ) : null}
          {shownTab === 'trim' || shownTab === 'framing' || shownTab === 'exports' ? further[shownTab] : null}
        </Tabs>
        {isWide ? further.framing : null}
        {isEdit ? (
          <div>
            <ButtonLink to={PATHS.timeline.to(composition.projectId)}>
              <SquareSplitHorizontal size={18} aria-hidden />
              {t('composition.toTimeline')}
            </ButtonLink>
          </div>
        ) : null}
        {viewed === null ? (
          <Changing>
            <EditInTimeline composition={composition} />
          </Changing>
        ) : null}
        {isWide ? further.exports : null}
      </div>

      {isWide && further.trim !== null ? <div className="lg:col-span-2">{further.trim}</div> : null}
    </div>
  );
}

/** What is on its way is shown as if it were there. */
function withSent(
  details: CaptionDetails,
  { isPending, variables: sent }: ReturnType<typeof useEditComposition>,
): CaptionDetails {
  const wanted = isPending && sent.kind === 'fields' ? sent.edit.captionDetails : undefined;
  return {
    place: wanted?.place === undefined ? details.place : wanted.place,
    wordsAtOnce: wanted?.wordsAtOnce === undefined ? details.wordsAtOnce : wanted.wordsAtOnce,
    masksProfanity: wanted?.masksProfanity ?? details.masksProfanity,
  };
}

/** One video throughout whose crop can be chosen: not one whose parts stand above each other. */
function isFramed({ kind, scene }: Composition): boolean {
  return kind === 'autoclip' || (kind === 'streamer' && !(scene?.kind === 'streamer' && scene.areas));
}
