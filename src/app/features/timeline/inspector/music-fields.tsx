/** The music under the edit. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MUSIC_VOLUME, VOLUME_MOST } from '../../../../base/film/edit-limits.ts';
import type { Timeline } from '../../../../contract/schemas/timeline.ts';
import type { EditMusic } from '../../../../timeline/model/edit.ts';
import type { Editor } from '../../../../timeline/session/editor.ts';
import { assetQuery } from '../../../data/assets/assets.ts';
import { useClient } from '../../../data/connection/session.tsx';
import { readAnyway } from '../../../data/reads/read-anyway.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { AssetPicker } from '../../../parts/assets/asset-picker.tsx';
import { SliderField } from '../../../ui/fields/slider-field.tsx';
import { TimeField } from '../../../ui/fields/time-field.tsx';
import { ErrorNote } from '../../../ui/notices/error-note.tsx';
import { DiagnosticNotes } from '../diagnostic-notes.tsx';
import { useLiveChange } from '../live-change.ts';
import { useEditorState } from '../use-editor.ts';
import { PropertyGroup, PropertyRow } from './property-row.tsx';

export function MusicFields({ editor, timeline }: { editor: Editor; timeline: Timeline }) {
  const { t } = useTranslate();
  const client = useClient();
  const queries = useQueryClient();
  const live = useLiveChange(editor);
  const music = useEditorState(editor, ({ session }) => session.current.music);
  const [failure, setFailure] = useState<unknown>(null);
  const set = (wanted: EditMusic | null, mergeKey?: string): boolean =>
    live.make([{ type: 'set_music', music: wanted }], t('inspector.musicChanged'), mergeKey);
  const choose = async (assetId: string | null): Promise<void> => {
    setFailure(null);
    try {
      // How long it is has to be known before it can be put under the edit.
      if (assetId !== null) await readAnyway(() => queries.ensureQueryData(assetQuery(client, assetId)));
      set(assetId === null ? null : { assetId, volume: music?.volume ?? MUSIC_VOLUME, startSec: 0 });
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <PropertyGroup title={t('inspector.music')} isTitled={false}>
      <DiagnosticNotes timeline={timeline} codes={['music_gone']} />
      {failure === null ? null : <ErrorNote error={failure} />}
      <AssetPicker
        label={t('inspector.musicFile')}
        kind="audio"
        optional
        value={music?.assetId ?? null}
        onChange={(assetId) => void choose(assetId)}
      />
      {music === null ? null : (
        <>
          <SliderField
            label={t('inspector.volume')}
            value={Math.round(music.volume * 100)}
            min={0}
            max={100 * VOLUME_MOST}
            step={1}
            digits={0}
            unit="%"
            onShow={(percent) =>
              live.show([{ type: 'set_music', music: { ...music, volume: percent / 100 } }])
            }
            onTake={(percent) => set({ ...music, volume: percent / 100 }, 'music volume')}
          />
          <PropertyRow label={t('inspector.musicStart')}>
            <TimeField
              label={t('inspector.musicStart')}
              valueSec={music.startSec}
              onChange={(startSec) => set({ ...music, startSec })}
            />
          </PropertyRow>
        </>
      )}
    </PropertyGroup>
  );
}
