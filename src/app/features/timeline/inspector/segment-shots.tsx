/** How the shots of a segment are framed by hand. What is set belongs to the video: other segments show it too. */
import { useQuery } from '@tanstack/react-query';
import type { ShotFraming } from '../../../../base/film/source-shots.ts';
import { editFormat } from '../../../../media/compose/plans/edit-format.ts';
import type { PlacedSegment } from '../../../../timeline/model/edit.ts';
import type { EditOperation } from '../../../../timeline/model/edit-operation.ts';
import { compositionQuery } from '../../../data/compositions/compositions.ts';
import { useClient } from '../../../data/connection/session.tsx';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { framedSource } from '../../../parts/shots/framed-source.ts';
import { ShotList } from '../../../parts/shots/shot-list.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { useLiveChange } from '../live-change.ts';
import type { PanelProps } from '../timeline-panels.tsx';
import { useEditorState } from '../use-editor.ts';
import { shotsSeen } from './shots-seen.ts';

export function SegmentShots({
  segment,
  editor,
  timeline,
  assets,
  addresses,
  onSeek,
}: { segment: PlacedSegment } & Pick<PanelProps, 'editor' | 'timeline' | 'assets' | 'addresses' | 'onSeek'>) {
  const { t } = useTranslate();
  const live = useLiveChange(editor);
  const composition = useQuery(compositionQuery(useClient(), timeline.compositionId)).data;
  const { edit } = useEditorState(editor, () => editor.view());
  const timeSec = useEditorState(editor, (state) => state.playheadSec);
  const { assetId } = segment;
  const first = assets.get(edit.segments[0]?.assetId ?? '');
  // A service that frames no shots by hand does not name them.
  if (timeline.shots === undefined || first === undefined) return null;
  if (edit.reframe === 'off')
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 border-t pt-3">
        <p className="min-w-0 flex-1 basis-48 text-sm text-ink-soft">{t('framing.wholeShown')}</p>
        <Button
          onClick={() => live.make([{ type: 'set_reframe', reframe: 'center' }], t('inspector.reframeSet'))}
        >
          {t('framing.fillFrame')}
        </Button>
      </div>
    );
  const operations = (shots: readonly ShotFraming[]) =>
    shots.map((shot) => ({ type: 'set_shot', assetId, ...shot }) as EditOperation);
  const { width, height } = editFormat(edit.aspect, first);
  return (
    <ShotList
      key={segment.id}
      shots={shotsSeen(segment, edit, composition)}
      disabled={false}
      editing={{
        source: framedSource(assets.get(assetId), addresses[assetId]),
        output: { width, height, zoom: segment.zoom },
        timeSec,
        onSeek,
        onShow: (shot) => live.show(operations([shot])),
        onTake: (shots) =>
          live.make(operations(shots), t('framing.shotSet'), `shot ${assetId} ${shots[0]?.startSec}`),
      }}
    />
  );
}
