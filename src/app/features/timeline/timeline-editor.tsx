/**
 * The editor of a timeline: picture and panels above, tools and canvas below. Owns what they share: the editor,
 * the player and the commands. Panels stand in timeline-panels.
 */
import { type CSSProperties, lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Timeline } from '../../../contract/schemas/timeline.ts';
import { firstFrameFrom } from '../../../media/compose/first-frame-from.ts';
import { revealSec } from '../../../timeline/geometry/time-scale.ts';
import type { Editor } from '../../../timeline/session/editor.ts';
import { KeysDialog } from '../../commands/keys-dialog.tsx';
import { useCommands } from '../../commands/open-commands.ts';
import { TIMELINE } from '../../commands/timeline/timeline-set.ts';
import { useFiles } from '../../data/assets/use-files.ts';
import { preciseClock } from '../../i18n/clock.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { AssetPoster } from '../../parts/assets/asset-poster.tsx';
import { NoPicture } from '../../parts/player/no-preview.tsx';
import { SceneScreen } from '../../parts/player/scene-screen.tsx';
import { SceneSeekBar } from '../../parts/player/seek-bar.tsx';
import { Transport } from '../../parts/player/transport.tsx';
import { useScenePlayer } from '../../parts/player/use-scene-player.ts';
import { useSpoken } from '../../ui/assistive/spoken.tsx';
import { useLazyScript } from '../../ui/browser/use-lazy-script.ts';
import { ErrorNote } from '../../ui/notices/error-note.tsx';
import { QueryErrors } from '../../ui/notices/query-errors.tsx';
import { Skeleton } from '../../ui/notices/skeleton.tsx';
import { useToast } from '../../ui/notices/toasts.tsx';
import { useKeptMarks } from './canvas/kept-marks.ts';
import { LaneNames } from './canvas/lane-names.tsx';
import { TimelineCanvas } from './canvas/timeline-canvas.tsx';
import type { MenuPlace } from './command-menu.tsx';
import { ConflictNote } from './history/conflict-note.tsx';
import { LookingNote } from './history/looking-note.tsx';
import { CropOnPicture } from './inspector/crop-on-picture.tsx';
import { TextHandle } from './inspector/text-handle.tsx';
import { ClipDropZone } from './media/clip-drop-zone.tsx';
import { TimelineNotes } from './timeline-notes.tsx';
import { TimelinePanels } from './timeline-panels.tsx';
import { ToolsRow } from './tools-row.tsx';
import { useEditPlan } from './use-edit-plan.ts';
import { useEditor, useEditorState } from './use-editor.ts';
import { useTimelineContext } from './use-timeline-context.ts';
import { VolumeSlider } from './volume-slider.tsx';

const loadMenu = () => import('./command-menu.tsx');
const CommandMenu = lazy(loadMenu);

export function TimelineEditor({ timeline, title }: { timeline: Timeline; title: string }) {
  const { t } = useTranslate();
  const { editor, assets, languages, failed } = useEditor(timeline);
  const plan = useEditPlan(editor, timeline, assets);
  const isEmpty = useEditorState(editor, () => editor.view().segments.length === 0);
  const links = useMemo(
    () =>
      Object.fromEntries(
        [...assets.values()].flatMap(({ id, links: found }) =>
          typeof found?.fileUrl === 'string' ? [[id, found.fileUrl]] : [],
        ),
      ),
    [assets],
  );
  const files = useFiles(links);
  const player = useScenePlayer({
    plan,
    addresses: files.addresses,
    renew: files.renew,
    piece: timeline.id,
    firstFrame: true,
  });
  const [said, say] = useSpoken();
  const toast = useToast();
  const onMarksFull = useCallback(() => toast({ text: t('timeline.marksNotKept') }), [toast, t]);
  useKeptMarks(editor, timeline.id, onMarksFull);
  const [isHelpOpen, setHelpOpen] = useState(false);
  // On a phone panels stand below the canvas, where nobody would see that there is something to choose.
  const hasConflict = useEditorState(editor, ({ session }) => session.conflict !== null);
  const sendError = useEditorState(editor, (state) => state.sendError);

  const { seek } = player;
  const onSeek = useCallback(
    (sec: number) => {
      editor.store.set({ playheadSec: sec });
      seek(sec);
    },
    [editor, seek],
  );
  const fps = plan?.fps ?? null;
  const onSeekToStart = useCallback(
    (sec: number) => onSeek(fps === null ? sec : firstFrameFrom(sec, fps)),
    [onSeek, fps],
  );
  const wasRunning = useRef(false);
  const isRunning = player.playing || player.backRate > 0;
  const sought = { ...player, playing: isRunning, seek: onSeek };
  const scrubbedSec = useRef<number | null>(null);
  const onScrub = useCallback(
    (sec: number | null) => {
      scrubbedSec.current = sec;
      seek(sec ?? editor.store.get().playheadSec);
    },
    [editor, seek],
  );
  useEffect(() => {
    // An edge drawn outwards shows a moment that only the new plan has.
    if (plan !== null && scrubbedSec.current !== null) seek(scrubbedSec.current);
  }, [seek, plan]);
  useEffect(() => {
    // Also where it came to rest.
    if (!isRunning && !wasRunning.current) return;
    wasRunning.current = isRunning;
    const { scale } = editor.store.get();
    const { durationSec } = editor.settledView();
    editor.store.set({
      playheadSec: player.timeSec,
      scale: revealSec(scale, player.timeSec, durationSec),
    });
  }, [editor, isRunning, player.timeSec]);

  const openHelp = useCallback(() => setHelpOpen(true), []);
  const context = useTimelineContext({ editor, player, onSeek, say, showHelp: openHelp });
  useCommands(TIMELINE, context);
  const [menuPlace, setMenuPlace] = useState<MenuPlace | null>(null);
  const bring = useLazyScript(t('timeline.menuNotLoaded'));
  const openMenu = useCallback((place: MenuPlace) => bring(loadMenu, () => setMenuPlace(place)), [bring]);

  return (
    <div
      data-takes-files
      className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] content-start low:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:content-stretch lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] xl:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] lg:grid-rows-[minmax(0,1fr)_auto]"
    >
      <section
        aria-label={t('timeline.picture')}
        className="dark-room relative flex min-w-0 flex-col items-center gap-2 p-2 lg:p-3"
      >
        <LookingNote editor={editor} />
        <div
          // On phones no higher than the picture is in the width there is: the canvas below stays in sight.
          className="relative grid h-[min(32dvh,var(--shape))] w-full place-items-center [container-type:size] low:h-auto low:flex-1 low:basis-0 lg:h-auto lg:min-h-64 lg:flex-1 lg:basis-0"
          style={
            {
              '--shape': `calc((100vw - 1rem) * ${plan === null ? 0.5625 : plan.heightPx / plan.widthPx})`,
            } as CSSProperties
          }
        >
          {isEmpty ? (
            <NoPicture className="mx-auto aspect-video h-full">{t('timeline.empty')}</NoPicture>
          ) : plan === null ? (
            <Skeleton what="video" className="mx-auto aspect-video h-full" />
          ) : (
            // As large as fits in both directions, in its own shape.
            <div
              className="relative"
              style={{
                width: `min(100cqw, calc(100cqh * ${plan.widthPx / plan.heightPx}))`,
                aspectRatio: `${plan.widthPx} / ${plan.heightPx}`,
              }}
            >
              <SceneScreen
                player={player}
                widthPx={plan.widthPx}
                heightPx={plan.heightPx}
                label={title}
                poster={<AssetPoster assetId={timeline.segments[0]?.assetId ?? ''} />}
              />
              <TextHandle editor={editor} plan={plan} />
            </div>
          )}
          {plan === null ? null : (
            <CropOnPicture
              editor={editor}
              timeline={timeline}
              assets={assets}
              addresses={files.addresses}
              plan={plan}
            />
          )}
        </div>
        <div className="w-full max-w-xl">
          <Transport
            player={sought}
            bar={<SceneSeekBar player={sought} plan={plan} />}
            loudness={<VolumeSlider player={player} />}
            clock={<EditClock editor={editor} />}
          />
        </div>
      </section>
      <section
        aria-label={t('timeline.panels')}
        className={`relative min-w-0 border-t low:col-span-2 lg:order-none lg:border-t-0 lg:border-l ${hasConflict ? '' : 'order-last'}`}
      >
        {/* As high as the picture beside it, whatever a panel holds: the canvas stays in sight. */}
        <div className="flex flex-col gap-3 p-4 lg:absolute lg:inset-0 lg:overflow-y-auto">
          <ConflictNote editor={editor} />
          {sendError === null ? null : <ErrorNote error={sendError} onRetry={editor.retry} />}
          <QueryErrors of={[...failed, files]} />
          <TimelinePanels
            editor={editor}
            timeline={timeline}
            assets={assets}
            languages={languages}
            addresses={files.addresses}
            context={context}
            onSeek={onSeek}
            onSeekToStart={onSeekToStart}
          />
        </div>
      </section>
      <div className="min-w-0 lg:col-span-2">
        <ToolsRow
          editor={editor}
          context={context}
          compositionId={timeline.compositionId}
          onMenu={openMenu}
        />
        <TimelineNotes editor={editor} said={said} />
        <div className="flex bg-surface">
          <LaneNames editor={editor} />
          <ClipDropZone editor={editor} clips={timeline.clips}>
            <TimelineCanvas
              editor={editor}
              assets={assets}
              addresses={files.addresses}
              onSeek={onSeek}
              onScrub={onScrub}
              onMenu={openMenu}
            />
          </ClipDropZone>
        </div>
      </div>
      {menuPlace === null ? null : (
        <Suspense fallback={null}>
          <CommandMenu place={menuPlace} context={context} onClose={() => setMenuPlace(null)} />
        </Suspense>
      )}
      {isHelpOpen ? (
        <KeysDialog sets={[TIMELINE]} note={t('timeline.dragHelp')} onClose={() => setHelpOpen(false)} />
      ) : null}
    </div>
  );
}

/** Where the playhead stands and how long the edit is: the one clock of a timeline. */
function EditClock({ editor }: { editor: Editor }) {
  const { t } = useTranslate();
  // To the hundredth: the clock shows no more, so more would only draw it again.
  const position = useEditorState(editor, ({ playheadSec }) => Math.round(playheadSec * 100) / 100);
  const durationSec = useEditorState(editor, () => editor.view().durationSec);
  return (
    <p className="relative ml-auto font-mono text-xs whitespace-nowrap text-ink-soft">
      <span className="sr-only">{t('timeline.position')} </span>
      <span className="text-ink">{preciseClock(position)}</span> / {preciseClock(durationSec)}
    </p>
  );
}
