/** The editor of one composition: picture on the left, words and looks on the right, trim below. */
import { useQuery } from '@tanstack/react-query';
import { SquareSplitHorizontal } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import type { ShotFraming } from '../../../base/source-shots.ts';
import type { Composition } from '../../../contract/schemas/composition.ts';
import { wordsInSpan } from '../../../media/captions/composition-words.ts';
import { planComposition } from '../../../media/compose/plans/plan-composition.ts';
import { COMPOSITION, type CompositionTab, EDIT_TABS, FURTHER_TABS } from '../../commands/composition-set.ts';
import { useCommands } from '../../commands/open-commands.ts';
import { optionsQuery } from '../../data/account.ts';
import { assetQuery, peaksQuery, transcriptQuery } from '../../data/assets.ts';
import { oldCompositionQuery } from '../../data/compositions.ts';
import {
  type CompositionChange,
  EditConflict,
  type FieldEdit,
  useEditComposition,
} from '../../data/edit-composition.ts';
import { useClient } from '../../data/session.tsx';
import { useFiles } from '../../data/use-files.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { AssetPoster } from '../../parts/asset-poster.tsx';
import { CaptionStylePicker } from '../../parts/caption-style-picker.tsx';
import { ExportPanel } from '../../parts/export-panel.tsx';
import { framingOf } from '../../parts/player/framing-of.ts';
import { SceneScreen } from '../../parts/player/scene-screen.tsx';
import { SceneSeekBar } from '../../parts/player/seek-bar.tsx';
import { Transport } from '../../parts/player/transport.tsx';
import { useScenePlan } from '../../parts/player/use-scene-plan.ts';
import { useScenePlayer } from '../../parts/player/use-scene-player.ts';
import { useTimelinePlan } from '../../parts/player/use-timeline-plan.ts';
import { framedSource } from '../../parts/shots/framed-source.ts';
import { TrimBar } from '../../parts/trim/trim-bar.tsx';
import { PATHS } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { QueryErrors } from '../../ui/query-errors.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useIsWide } from '../../ui/use-is-wide.ts';
import { usePart } from '../../ui/use-part.ts';
import { CaptionFiles } from './caption-files.tsx';
import { CaptionWords } from './caption-words.tsx';
import { ConflictNote } from './conflict-note.tsx';
import { EditInTimeline } from './edit-in-timeline.tsx';
import { FindReplace } from './find-replace.tsx';
import { FramingPanel } from './framing-panel.tsx';
import { RevisionHistory, ViewedNote } from './revision-history.tsx';
import { SafeArea } from './safe-area.tsx';
import { tabsOf } from './tabs-of.ts';
import { TextPanel } from './text-panel.tsx';
import { useOpenTrim } from './use-open-trim.ts';

const NO_LINKS = {};
const PARTS = [...EDIT_TABS, ...FURTHER_TABS] as const;

export function CompositionEditor({ composition: current }: { composition: Composition }) {
  const { t } = useTranslate();
  const client = useClient();
  const [viewed, setViewed] = useState<number | null>(null);
  const old = useQuery({ ...oldCompositionQuery(client, current.id, viewed ?? 0), enabled: viewed !== null });
  // What is on the screen: the current revision, or the old one that is looked at.
  const composition = viewed === null ? current : (old.data ?? current);
  const assetId = composition.source?.assetId ?? '';
  const source = useQuery({ ...assetQuery(client, assetId), enabled: assetId !== '' });
  const asset = source.data;
  const transcript = useQuery({ ...transcriptQuery(client, assetId), enabled: assetId !== '' }).data;
  const peaksUrl = asset?.links?.peaksUrl ?? null;
  const peaks = useQuery({ ...peaksQuery(client, peaksUrl ?? ''), enabled: peaksUrl !== null });
  const options = useQuery(optionsQuery(client));
  const edit = useEditComposition(composition.id);
  const [tab, setOpenTab] = usePart<CompositionTab>('part', PARTS);
  const setTab = (id: CompositionTab): void => {
    // Everything but the history works on the current revision.
    setViewed(null);
    setOpenTab(id);
  };
  const [safeArea, setSafeArea] = useState(false);
  const [trim, setTrim] = useOpenTrim(current);
  const span = viewed === null ? trim : null;
  const [movedShot, setMovedShot] = useState<ShotFraming | null>(null);

  const words = composition.words ?? [];
  const framedNow = useMemo(() => withShot(composition, movedShot), [composition, movedShot]);
  const built = useScenePlan(framedNow);
  const edited = useTimelinePlan(composition);
  const clipPlan = useMemo(() => {
    if (asset === undefined || composition.source === null) return null;
    const cut = span ?? composition.source;
    const shown = composition.words ?? [];
    const cutWords =
      span === null || transcript === undefined ? shown : wordsInSpan(transcript.words, cut, shown);
    const framing = framingOf(framedNow, asset.id);
    return planComposition({ ...composition, source: cut, words: cutWords }, asset, framing);
  }, [composition, framedNow, asset, span, transcript]);
  const isEdit = composition.kind === 'vibeedit';
  const isClip = composition.scene === undefined && !isEdit;
  const plan = isClip ? clipPlan : isEdit ? edited.plan : built.plan;
  const isUpright = plan !== null && plan.heightPx > plan.widthPx;
  const fileUrl = asset?.links?.fileUrl;
  const files = useFiles(
    isClip
      ? typeof fileUrl === 'string'
        ? { [assetId]: fileUrl }
        : NO_LINKS
      : isEdit
        ? edited.links
        : built.links,
  );
  const player = useScenePlayer({
    plan,
    addresses: files.addresses,
    piece: `${composition.id} ${(span ?? composition.source)?.startSec}`,
    firstFrame: span !== null || viewed !== null,
  });

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
  const isWide = useIsWide();
  const further: Readonly<Record<(typeof FURTHER_TABS)[number], ReactNode>> = {
    trim:
      viewed !== null || composition.source === null || asset === undefined || !isClip ? null : (
        <TrimBar
          saved={composition.source}
          span={span ?? composition.source}
          sourceDurationSec={asset.durationSec ?? composition.source.endSec}
          words={transcript?.words ?? []}
          peaks={peaks.data}
          playheadSec={(span ?? composition.source).startSec + player.timeSec}
          onChange={setTrim}
          onApply={(wanted) =>
            // The preview stays on the wanted trim until it is the saved one.
            edit.mutate({ kind: 'fields', edit: wanted }, { onSuccess: () => setTrim(null) })
          }
        />
      ),
    framing:
      viewed === null && isFramed(composition) ? (
        <FramingPanel
          composition={framedNow}
          editing={{
            source: framedSource(asset, files.addresses[assetId]),
            output: composition,
            timeSec: player.timeSec,
            onSeek: player.seek,
            onShow: setMovedShot,
            onTake: takeShots,
          }}
        />
      ) : null,
    exports: viewed === null ? <ExportPanel composition={composition} /> : null,
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
      <section
        aria-label={t('composition.picture')}
        // Stays in sight beside long lists of words and shots; on phones above them, small, with its buttons beside it.
        className={`dark-room -mx-4 gap-3 px-4 py-3 max-lg:border-b max-lg:tall:sticky max-lg:tall:top-13 max-lg:tall:z-10 sm:-mx-8 sm:px-8 low:sticky low:top-15 low:mx-0 low:flex low:flex-col low:items-stretch low:rounded-card low:border-b-0 low:p-2 lg:sticky lg:top-16 lg:mx-0 lg:flex lg:flex-col lg:self-start lg:rounded-card lg:p-4 ${isUpright ? 'grid grid-cols-[auto_minmax(0,1fr)] items-end lg:items-stretch' : 'flex flex-col'}`}
      >
        <div className="h-[27dvh] min-h-40 low:h-[calc(100dvh-15rem)] low:min-h-32 lg:h-[54dvh] lg:min-h-72">
          {plan === null ? (
            <Skeleton what="video" className="mx-auto aspect-[9/16] h-full" />
          ) : (
            <SceneScreen
              player={player}
              widthPx={plan.widthPx}
              heightPx={plan.heightPx}
              label={composition.title}
              poster={<AssetPoster assetId={assetId} />}
              overlay={isUpright && safeArea ? <SafeArea /> : null}
            />
          )}
        </div>
        <div className="flex flex-col gap-1 lg:gap-3">
          <Transport player={player} bar={<SceneSeekBar player={player} plan={plan} />} />
          {isUpright ? <CheckField label={t('safe.show')} checked={safeArea} onChange={setSafeArea} /> : null}
        </div>
      </section>

      <div className="flex min-w-0 flex-col gap-4">
        <p
          className="text-sm text-ink-soft"
          role="status"
          title={edit.isPending ? undefined : t('saved.revision', { revision: current.revision })}
        >
          {edit.isPending ? t('composition.saving') : t('composition.saved')}
        </p>
        {viewed === null ? null : <ViewedNote revision={viewed} onBack={() => setViewed(null)} />}
        {conflict === null ? null : (
          <ConflictNote conflict={conflict} onTheirs={edit.reset} onMine={() => change(conflict.change)} />
        )}
        {edit.isError && conflict === null ? <ErrorNote error={edit.error} /> : null}
        <QueryErrors of={[source, options, peaks, built, edited, files, old]} />
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
                timeSec={player.timeSec}
                onSeek={player.seekToStart}
                onReplace={(index, text) => change({ kind: 'words', replacements: [{ index, text }] })}
              />
              {words.length === 0 ? null : <FindReplace words={words} onChange={change} />}
            </div>
          ) : null}
          {shownTab === 'style' && options.data !== undefined ? (
            <CaptionStylePicker
              options={options.data.captionStyles}
              value={composition.captions.style}
              onChange={(style) => editFields({ captionStyle: style } as FieldEdit)}
            />
          ) : null}
          {shownTab === 'text' ? (
            // What was typed against another's change is in the note above.
            <TextPanel key={conflict?.mineRevision} composition={composition} onEdit={editFields} />
          ) : null}
          {shownTab === 'files' ? (
            <CaptionFiles compositionId={composition.id} title={composition.title} />
          ) : null}
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
        {viewed === null ? <EditInTimeline composition={composition} /> : null}
        {isWide ? further.exports : null}
      </div>

      {isWide && further.trim !== null ? <div className="lg:col-span-2">{further.trim}</div> : null}
    </div>
  );
}

function withShot(composition: Composition, moved: ShotFraming | null): Composition {
  const { framing } = composition;
  if (moved === null || framing.shots === undefined) return composition;
  const shots = framing.shots.map((shot) =>
    shot.startSec === moved.startSec ? { ...shot, ...moved } : shot,
  );
  return { ...composition, framing: { ...framing, shots } };
}

/** One video throughout whose crop can be chosen: not one whose parts stand above each other. */
function isFramed({ kind, scene }: Composition): boolean {
  return kind === 'autoclip' || (kind === 'streamer' && !(scene?.kind === 'streamer' && scene.areas));
}
