/** Zoom, volume and sound of the selected segments; of a single one also where in its video it begins and ends. */
import { SPEED, TRANSITION_SEC, VOLUME_MOST, ZOOM } from '../../../../base/film/edit-limits.ts';
import {
  type PlacedSegment,
  TRANSITION_KINDS,
  type TransitionKind,
} from '../../../../timeline/model/edit.ts';
import type { EditOperation, SegmentLook } from '../../../../timeline/model/edit-operation.ts';
import type { Editor } from '../../../../timeline/session/editor.ts';
import { useFeature } from '../../../data/account/use-feature.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { SliderField } from '../../../ui/fields/slider-field.tsx';
import { TimeField } from '../../../ui/fields/time-field.tsx';
import { useLiveChange } from '../live-change.ts';
import { PropertyGroup, PropertyRow } from './property-row.tsx';

const CUT = 'cut';

export function SegmentFields({
  editor,
  segments,
  titleOf,
}: {
  editor: Editor;
  segments: readonly PlacedSegment[];
  titleOf: (assetId: string) => string;
}) {
  const { t } = useTranslate();
  const change = useLiveChange(editor);
  const hasSpeed = useFeature('timeline_speed');
  const hasTransitions = useFeature('timeline_transitions');
  const [first] = segments;
  if (first === undefined) return null;
  const ids = segments.map(({ id }) => id).join(' ');
  const look = (wanted: SegmentLook): EditOperation[] =>
    segments.map(({ id }) => ({ type: 'set_segment', segmentId: id, ...wanted }));
  const trim = (wanted: { sourceStartSec?: number; sourceEndSec?: number }): void => {
    change.make([{ type: 'trim', segmentId: first.id, ...wanted }], t('timeline.drag.trim'));
  };
  const title =
    segments.length === 1 ? titleOf(first.assetId) : t('inspector.segments', { count: segments.length });
  return (
    <PropertyGroup title={title === '' ? t('timeline.kind.segment') : title}>
      <SliderField
        label={t('inspector.zoom')}
        value={first.zoom}
        min={ZOOM.least}
        max={ZOOM.most}
        step={0.05}
        unit="×"
        onShow={(zoom) => change.show(look({ zoom }))}
        onTake={(zoom) => change.make(look({ zoom }), t('inspector.zoomed'), `zoom ${ids}`)}
      />
      <SliderField
        label={t('inspector.volume')}
        value={Math.round(first.volume * 100)}
        min={0}
        max={100 * VOLUME_MOST}
        step={1}
        digits={0}
        unit="%"
        disabled={first.muted}
        onShow={(percent) => change.show(look({ volume: percent / 100 }))}
        onTake={(percent) =>
          change.make(look({ volume: percent / 100 }), t('inspector.volumeSet'), `volume ${ids}`)
        }
      />
      {hasSpeed ? (
        <SliderField
          label={t('inspector.speed')}
          value={first.speed ?? 1}
          min={SPEED.least}
          max={SPEED.most}
          step={0.05}
          unit="×"
          onShow={(speed) => change.show(look({ speed }))}
          onTake={(speed) => change.make(look({ speed }), t('inspector.speedSet'), `speed ${ids}`)}
        />
      ) : null}
      <CheckField
        label={t('inspector.muted')}
        checked={first.muted}
        onChange={(muted) => change.make(look({ muted }), t('inspector.mutedSet'))}
      />
      {hasTransitions && segments.length === 1 && first.outputStartSec > 0 ? (
        <>
          <PropertyRow label={t('inspector.transition')}>
            <Select
              label={t('inspector.transition')}
              className="w-[11rem]"
              value={first.transition ?? CUT}
              options={[CUT, ...TRANSITION_KINDS].map((id) => ({
                id,
                name: t(`inspector.transition.${id as 'cut'}`),
              }))}
              onChange={({ target: { value } }) =>
                change.make(
                  look({ transition: value === CUT ? null : (value as TransitionKind) }),
                  t('inspector.transitionSet'),
                )
              }
            />
          </PropertyRow>
          {first.transition === undefined ? null : (
            <SliderField
              label={t('inspector.transitionSec')}
              value={first.transitionSec ?? TRANSITION_SEC.usual}
              min={TRANSITION_SEC.least}
              max={TRANSITION_SEC.most}
              step={0.1}
              unit=" s"
              onShow={(transitionSec) => change.show(look({ transitionSec }))}
              onTake={(transitionSec) =>
                change.make(look({ transitionSec }), t('inspector.transitionSet'), `transition ${ids}`)
              }
            />
          )}
        </>
      ) : null}
      {segments.length === 1 ? (
        <>
          <PropertyRow label={t('inspector.sourceStart')}>
            <TimeField
              label={t('inspector.sourceStart')}
              valueSec={first.sourceStartSec}
              onChange={(sourceStartSec) => trim({ sourceStartSec })}
            />
          </PropertyRow>
          <PropertyRow label={t('inspector.sourceEnd')}>
            <TimeField
              label={t('inspector.sourceEnd')}
              valueSec={first.sourceEndSec}
              onChange={(sourceEndSec) => trim({ sourceEndSec })}
            />
          </PropertyRow>
        </>
      ) : null}
    </PropertyGroup>
  );
}
