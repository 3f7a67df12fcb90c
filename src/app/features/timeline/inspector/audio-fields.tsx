/** A sound of one's own: which one, when and from where it is heard, how loud, how it comes and goes. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { VOLUME_MOST } from '../../../../base/film/edit-limits.ts';
import type { EditAudio } from '../../../../timeline/model/edit.ts';
import type { Editor } from '../../../../timeline/session/editor.ts';
import { assetQuery } from '../../../data/assets/assets.ts';
import { useClient } from '../../../data/connection/session.tsx';
import { readAnyway } from '../../../data/reads/read-anyway.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { AssetPicker } from '../../../parts/assets/asset-picker.tsx';
import { SliderField } from '../../../ui/fields/slider-field.tsx';
import { TimeField } from '../../../ui/fields/time-field.tsx';
import { ErrorNote } from '../../../ui/notices/error-note.tsx';
import { useLiveChange } from '../live-change.ts';
import { PropertyGroup, PropertyRow } from './property-row.tsx';
import { TimeFields } from './time-fields.tsx';

const FADE_MAX_SEC = 5;

type AudioChange = Partial<Omit<EditAudio, 'id'>>;

export function AudioFields({
  editor,
  audio,
  onSeek,
}: {
  editor: Editor;
  audio: EditAudio;
  onSeek: (sec: number) => void;
}) {
  const { t } = useTranslate();
  const client = useClient();
  const queries = useQueryClient();
  const live = useLiveChange(editor);
  const [failure, setFailure] = useState<unknown>(null);
  const show = (fields: AudioChange): void =>
    live.show([{ type: 'update_audio', audioId: audio.id, ...fields }]);
  const change = (fields: AudioChange, mergeKey?: string): void => {
    live.make(
      [{ type: 'update_audio', audioId: audio.id, ...fields }],
      t('inspector.soundChanged'),
      mergeKey,
    );
  };
  const choose = async (assetId: string | null): Promise<void> => {
    setFailure(null);
    try {
      if (assetId === null) return;
      // How long it is has to be known before it can be laid.
      await readAnyway(() => queries.ensureQueryData(assetQuery(client, assetId)));
      change({ assetId, sourceStartSec: 0 });
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <PropertyGroup title={t('timeline.kind.audio')}>
      {failure === null ? null : <ErrorNote error={failure} />}
      <AssetPicker
        label={t('inspector.soundFile')}
        kind="audio"
        value={audio.assetId}
        onChange={(assetId) => void choose(assetId)}
      />
      <SliderField
        label={t('inspector.volume')}
        value={Math.round(audio.volume * 100)}
        min={0}
        max={100 * VOLUME_MOST}
        step={1}
        digits={0}
        unit="%"
        onShow={(percent) => show({ volume: percent / 100 })}
        onTake={(percent) => change({ volume: percent / 100 }, `volume ${audio.id}`)}
      />
      {(['fadeInSec', 'fadeOutSec'] as const).map((field) => (
        <SliderField
          key={field}
          label={t(`inspector.${field}`)}
          value={audio[field]}
          min={0}
          max={FADE_MAX_SEC}
          step={0.1}
          unit=" s"
          onShow={(sec) => show({ [field]: sec })}
          onTake={(sec) => change({ [field]: sec }, `${field} ${audio.id}`)}
        />
      ))}
      <TimeFields item={audio} onChange={change} onSeek={onSeek} />
      <PropertyRow label={t('inspector.sourceStart')}>
        <TimeField
          label={t('inspector.sourceStart')}
          valueSec={audio.sourceStartSec}
          onChange={(sourceStartSec) => change({ sourceStartSec })}
        />
      </PropertyRow>
    </PropertyGroup>
  );
}
