/** B-roll: which video stands over the others, how it fills the picture, when. */
import { BROLL_FITS, type Timeline } from '../../../../contract/schemas/timeline.ts';
import type { EditBroll } from '../../../../timeline/model/edit.ts';
import type { Editor } from '../../../../timeline/session/editor.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { useLiveChange } from '../live-change.ts';
import { PropertyGroup, PropertyRow } from './property-row.tsx';
import { TimeFields } from './time-fields.tsx';

export function BrollFields({
  editor,
  broll,
  clips,
  onSeek,
}: {
  editor: Editor;
  broll: EditBroll;
  clips: Timeline['clips'];
  onSeek: (sec: number) => void;
}) {
  const { t } = useTranslate();
  const live = useLiveChange(editor);
  const change = (fields: Partial<Omit<EditBroll, 'id'>>): void => {
    live.make([{ type: 'update_broll', brollId: broll.id, ...fields }], t('inspector.brollChanged'));
  };
  const usable = clips.filter(({ state, assetId }) => state === 'ready' || assetId === broll.assetId);
  return (
    <PropertyGroup title={t('timeline.kind.broll')}>
      <PropertyRow label={t('inspector.video')}>
        <Select
          label={t('inspector.video')}
          className="w-full"
          value={broll.assetId}
          options={usable.map(({ assetId, title }) => ({ id: assetId, name: title }))}
          onChange={(event) => change({ assetId: event.target.value })}
        />
      </PropertyRow>
      <PropertyRow label={t('inspector.fit')}>
        <Select
          label={t('inspector.fit')}
          className="w-[14rem] max-w-full"
          value={broll.fit}
          options={BROLL_FITS.map((id) => ({ id, name: t(`inspector.fit.${id}`) }))}
          onChange={(event) => change({ fit: event.target.value as EditBroll['fit'] })}
        />
      </PropertyRow>
      <TimeFields item={broll} onChange={change} onSeek={onSeek} />
    </PropertyGroup>
  );
}
