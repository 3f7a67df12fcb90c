/** A text over the picture: what it says, how it looks, when and where it stands. */
import { useState } from 'react';
import { TEXT_PRESETS } from '../../../../contract/schemas/timeline.ts';
import type { EditText } from '../../../../timeline/model/edit.ts';
import type { TextLookChange } from '../../../../timeline/model/edit-operation.ts';
import type { Editor } from '../../../../timeline/session/editor.ts';
import { firstNameOf } from '../../../../timeline/session/rename-ids.ts';
import { useFeature } from '../../../data/account/use-feature.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { TextArea } from '../../../ui/fields/field.tsx';
import { isComposing } from '../../../ui/fields/is-composing.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { useLiveChange } from '../live-change.ts';
import { PropertyGroup, PropertyRow } from './property-row.tsx';
import { TextLookFields } from './text-look-fields.tsx';
import { TimeFields } from './time-fields.tsx';

const TEXT_MAX_CHARS = 500;
const MIDDLE_PERCENT = 50;

export function TextFields({
  editor,
  text,
  onSeek,
}: {
  editor: Editor;
  text: EditText;
  onSeek: (sec: number) => void;
}) {
  const { t } = useTranslate();
  const live = useLiveChange(editor);
  const hasLook = useFeature('timeline_text_look');
  const change = (fields: Partial<Omit<EditText, 'id' | keyof TextLookChange>> & TextLookChange): void => {
    live.make([{ type: 'update_text', textId: text.id, ...fields }], t('inspector.textChanged'));
  };
  const isPlaced = text.xPercent !== null || text.yPercent !== null;
  return (
    <PropertyGroup title={t('timeline.kind.text')}>
      <TextContent
        // Named by the service while it is typed in, it is still the same text.
        key={firstNameOf(text.id, editor.store.get().session.aliases)}
        text={editor.settledView().texts.find(({ id }) => id === text.id)?.text ?? text.text}
        onShow={(wanted) => live.show([{ type: 'update_text', textId: text.id, text: wanted }])}
        onTake={(wanted) => change({ text: wanted })}
        onCancel={live.cancel}
      />
      <PropertyRow label={t('inspector.preset')}>
        <Select
          label={t('inspector.preset')}
          className="w-[11rem]"
          value={text.preset}
          options={TEXT_PRESETS.map((id) => ({ id, name: t(`inspector.preset.${id}`) }))}
          onChange={(event) => change({ preset: event.target.value as EditText['preset'] })}
        />
      </PropertyRow>
      {hasLook ? (
        <TextLookFields
          text={text}
          onShow={(look) => live.show([{ type: 'update_text', textId: text.id, ...look }])}
          onChange={change}
        />
      ) : null}
      <TimeFields item={text} onChange={change} onSeek={onSeek} />
      <PropertyRow label={t('inspector.position')}>
        {isPlaced ? (
          <>
            <NumberField
              label={t('inspector.across')}
              value={text.xPercent ?? MIDDLE_PERCENT}
              min={0}
              max={100}
              digits={1}
              unit="%"
              onChange={(xPercent) => change({ xPercent })}
            />
            <NumberField
              label={t('inspector.down')}
              value={text.yPercent ?? MIDDLE_PERCENT}
              min={0}
              max={100}
              digits={1}
              unit="%"
              onChange={(yPercent) => change({ yPercent })}
            />
            <Button onClick={() => change({ xPercent: null, yPercent: null })}>
              {t('inspector.ownPlace')}
            </Button>
          </>
        ) : (
          <>
            <span className="text-sm text-ink-soft">{t('inspector.placedByStyle')}</span>
            <Button onClick={() => change({ xPercent: MIDDLE_PERCENT, yPercent: MIDDLE_PERCENT })}>
              {t('inspector.toMiddle')}
            </Button>
          </>
        )}
      </PropertyRow>
      <p className="text-xs text-ink-soft">{t('inspector.positionHelp')}</p>
    </PropertyGroup>
  );
}

/** Shown while it is typed, taken when the field is left or by Enter; Shift and Enter begin a line. */
function TextContent({
  text,
  onShow,
  onTake,
  onCancel,
}: {
  text: string;
  onShow: (text: string) => void;
  onTake: (text: string) => void;
  onCancel: () => void;
}) {
  const { t } = useTranslate();
  /** null while nobody types. */
  const [typed, setTyped] = useState<string | null>(null);
  const isEmpty = typed !== null && typed.trim() === '';
  const take = (): void => {
    if (typed === null) return;
    if (isEmpty || typed === text) onCancel();
    else onTake(typed.trim());
    setTyped(null);
  };
  return (
    <TextArea
      label={t('inspector.text')}
      rows={2}
      maxLength={TEXT_MAX_CHARS}
      error={isEmpty ? t('inspector.textEmpty') : undefined}
      value={typed ?? text}
      onChange={(event) => {
        setTyped(event.target.value);
        if (event.target.value.trim() !== '') onShow(event.target.value);
      }}
      onBlur={take}
      onKeyDown={(event) => {
        if (isComposing(event)) return;
        if (event.key === 'Enter' && !event.shiftKey) take();
        else if (event.key === 'Escape') {
          setTyped(null);
          onCancel();
        } else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    />
  );
}
