/**
 * Cropping in the preview: the whole picture of the selected segment with the crop as a frame on it. Moving it frames
 * the shot under the playhead, wherever that is shown; zooming is of the segment.
 */
import { useQuery } from '@tanstack/react-query';
import { Check, Crop as CropIcon, RotateCcw } from 'lucide-react';
import { useRef, useState } from 'react';
import type { CompositionPlan } from '../../../../media/compose/composition-plan.ts';
import { centerAt } from '../../../../media/compose/place-picture.ts';
import { type PlacedSegment, sourceSecAt } from '../../../../timeline/model/edit.ts';
import type { EditOperation } from '../../../../timeline/model/edit-operation.ts';
import { firstNameOf } from '../../../../timeline/session/rename-ids.ts';
import { compositionQuery } from '../../../data/compositions/compositions.ts';
import { useClient } from '../../../data/connection/session.tsx';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { type CropChange, CropHandles } from '../../../parts/shots/crop-handles.tsx';
import { type Crop, cropShares, cropWindow, movedTo } from '../../../parts/shots/crop-window.ts';
import { type FramedSource, framedSource } from '../../../parts/shots/framed-source.ts';
import { PictureWindow } from '../../../parts/shots/picture-window.tsx';
import { type PicturePoint, SourceFrame } from '../../../parts/shots/source-frame.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { useLiveChange } from '../live-change.ts';
import type { PanelProps } from '../timeline-panels.tsx';
import { useEditorState } from '../use-editor.ts';
import { shotsSeen } from './shots-seen.ts';

type CropProps = Pick<PanelProps, 'editor' | 'timeline' | 'assets' | 'addresses'> & {
  readonly plan: CompositionPlan;
};

/** Offers to crop the one selected segment while the playhead is on it. */
export function CropOnPicture(props: CropProps) {
  const { editor, timeline, assets, addresses } = props;
  const { t } = useTranslate();
  const opener = useRef<HTMLButtonElement>(null);
  /** The segment whose crop is open. */
  const [openId, setOpenId] = useState<string | null>(null);
  const selection = useEditorState(editor, (state) => state.selection);
  const isNow = useEditorState(editor, ({ looking }) => looking === null);
  // Named by the service while its crop is open, it is still the same segment.
  const aliases = useEditorState(editor, ({ session }) => session.aliases);
  const { segments } = useEditorState(editor, () => editor.view());
  const segment = segments.find(({ id }) => selection.size === 1 && selection.has(id));
  const isOn = useEditorState(
    editor,
    ({ playheadSec }) =>
      segment !== undefined &&
      playheadSec >= segment.outputStartSec &&
      playheadSec < segment.outputEndSec - 1e-3,
  );
  const source =
    segment === undefined ? null : framedSource(assets.get(segment.assetId), addresses[segment.assetId]);
  // A service that frames no shots by hand does not name them.
  if (segment === undefined || source === null || !isOn || !isNow || timeline.shots === undefined)
    return null;
  const name = firstNameOf(segment.id, aliases);
  if (openId === name)
    return (
      <CropStage
        {...props}
        segment={segment}
        source={source}
        onClose={() => {
          setOpenId(null);
          requestAnimationFrame(() => opener.current?.focus());
        }}
      />
    );
  return (
    <button
      ref={opener}
      type="button"
      title={t('framing.crop')}
      aria-label={t('framing.crop')}
      onClick={() => setOpenId(name)}
      className="absolute top-0 right-0 z-10 grid size-11 place-items-center rounded-control bg-black/60 text-white hover:bg-black/80"
    >
      <CropIcon size={20} aria-hidden />
    </button>
  );
}

function CropStage({
  editor,
  timeline,
  plan,
  segment,
  source,
  onClose,
}: CropProps & { segment: PlacedSegment; source: FramedSource; onClose: () => void }) {
  const { t } = useTranslate();
  const live = useLiveChange(editor);
  const composition = useQuery(compositionQuery(useClient(), timeline.compositionId)).data;
  const { edit } = useEditorState(editor, () => editor.view());
  const playheadSec = useEditorState(editor, (state) => state.playheadSec);
  const { id: segmentId, assetId, zoom } = segment;
  const timeSec = sourceSecAt(segment, playheadSec);
  const shot = shotsSeen(segment, edit, composition).find(
    ({ startSec, endSec }) => startSec <= timeSec && timeSec < endSec,
  );
  const framing = plan.pictures[0]?.spans.find(
    ({ startSec, endSec }) => startSec <= playheadSec && playheadSec < endSec,
  )?.framing;
  const base = cropShares(source, { width: plan.widthPx, height: plan.heightPx });
  const center =
    shot?.view === 'point'
      ? { x: shot.centerX ?? 0.5, y: shot.centerY ?? 0.5 }
      : centerAt(framing ?? { keyframes: [] }, timeSec);
  const crop: Crop = { center, zoom };
  const window = cropWindow(crop, base);

  /** What is cropped fills the frame. */
  const filling: readonly EditOperation[] =
    edit.reframe === 'off' ? [{ type: 'set_reframe', reframe: 'center' }] : [];
  const operations = (...[wanted, changed]: Parameters<CropChange>): EditOperation[] => {
    if (changed === 'zoom') return [...filling, { type: 'set_segment', segmentId, zoom: wanted.zoom }];
    if (shot === undefined) return [];
    const { startSec, endSec } = shot;
    const { x: centerX, y: centerY } = wanted.center;
    return [...filling, { type: 'set_shot', assetId, startSec, endSec, view: 'point', centerX, centerY }];
  };
  const take: CropChange = (wanted, changed) => {
    const key = changed === 'zoom' ? `zoom ${segmentId}` : `shot ${assetId} ${shot?.startSec}`;
    live.make(operations(wanted, changed), t('framing.cropped'), key);
  };
  const isSet = zoom !== 1 || (shot !== undefined && shot.view !== 'auto');
  const reset = (): void => {
    live.make(
      [
        ...(zoom === 1 ? [] : [{ type: 'set_segment' as const, segmentId, zoom: 1 }]),
        ...(shot === undefined || shot.view === 'auto'
          ? []
          : [
              {
                type: 'set_shot' as const,
                assetId,
                startSec: shot.startSec,
                endSec: shot.endSec,
                view: 'auto' as const,
              },
            ]),
      ],
      t('framing.cropReset'),
    );
  };
  const pressed = useRef<PicturePoint | null>(null);
  const showAt = (point: PicturePoint): void => {
    pressed.current = point;
    live.show(operations(movedTo(crop, base, point), 'center'));
  };
  return (
    <section
      aria-label={t('framing.crop')}
      className="absolute inset-0 z-10 flex flex-col items-center justify-center gap-1 bg-background"
    >
      <div className="grid min-h-0 w-full flex-1 place-items-center overflow-hidden p-[1rem] [container-type:size]">
        <div
          className="relative"
          style={{
            width: `min(100cqw, calc(100cqh * ${source.widthPx / source.heightPx}))`,
            aspectRatio: `${source.widthPx} / ${source.heightPx}`,
          }}
        >
          <SourceFrame
            address={source.address}
            timeSec={timeSec}
            widthPx={source.widthPx}
            heightPx={source.heightPx}
            onPress={showAt}
            onDrag={showAt}
            onLetGo={() => {
              if (pressed.current !== null) take(movedTo(crop, base, pressed.current), 'center');
            }}
          >
            <PictureWindow area={window} />
          </SourceFrame>
          <CropHandles
            crop={crop}
            base={base}
            onShow={(wanted, changed) => live.show(operations(wanted, changed))}
            onTake={take}
            onCancel={live.cancel}
            onLeave={onClose}
          />
        </div>
      </div>
      <div className="flex w-full flex-wrap items-center justify-center gap-2">
        <p className="sr-only">{t('framing.cropHelp')}</p>
        <Button className="min-h-11" disabled={!isSet} onClick={reset}>
          <RotateCcw size={16} aria-hidden />
          {t('framing.cropReset')}
        </Button>
        <Button className="min-h-11" onClick={onClose}>
          <Check size={16} aria-hidden />
          {t('framing.cropDone')}
        </Button>
      </div>
    </section>
  );
}
