/** What holds for the whole edit: shape, framing, fades, captions, music. */
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { TIMELINE_REFRAMES, type Timeline } from '../../../../contract/schemas/timeline.ts';
import { ASPECTS } from '../../../../contract/schemas/values.ts';
import type { Edit } from '../../../../timeline/model/edit.ts';
import type { EditOperation } from '../../../../timeline/model/edit-operation.ts';
import type { Editor } from '../../../../timeline/session/editor.ts';
import { optionsQuery } from '../../../data/account/account.ts';
import { useClient } from '../../../data/connection/session.tsx';
import type { MessageId } from '../../../i18n/messages.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { CaptionStylePicker } from '../../../parts/choices/caption-style-picker.tsx';
import { namedOptions } from '../../../parts/choices/option-labels.ts';
import { SpeakerColors } from '../../../parts/choices/speaker-colors.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { SliderField } from '../../../ui/fields/slider-field.tsx';
import { ErrorNote } from '../../../ui/notices/error-note.tsx';
import { DiagnosticNotes } from '../diagnostic-notes.tsx';
import { useLiveChange } from '../live-change.ts';
import { useEditorState } from '../use-editor.ts';
import { MusicFields } from './music-fields.tsx';
import { PropertyGroup, PropertyRow } from './property-row.tsx';

const FADE_MAX_SEC = 5;
const NEW_TEXT_SEC = 3;
/** By then a text has faded in. */
const SHOWN_AFTER_SEC = 0.4;

export function EditFields({
  editor,
  timeline,
  onSeek,
}: {
  editor: Editor;
  timeline: Timeline;
  onSeek: (sec: number) => void;
}) {
  const { t } = useTranslate();
  const live = useLiveChange(editor);
  const options = useQuery(optionsQuery(useClient()));
  const edit = useEditorState(editor, ({ session }) => session.current);
  const make = (label: MessageId, operation: EditOperation, mergeKey?: string): boolean =>
    live.make([operation], t(label), mergeKey);
  const addText = (): void => {
    const { playheadSec } = editor.store.get();
    const { durationSec } = editor.settledView();
    const outputStartSec = Math.max(0, Math.min(playheadSec, durationSec - NEW_TEXT_SEC));
    const made = make('inspector.textAdded', {
      type: 'add_text',
      text: t('inspector.newText'),
      preset: 'headline',
      outputStartSec,
      durationSec: NEW_TEXT_SEC,
    });
    const added = editor.store.get().session.current.texts.at(-1);
    if (!made || added === undefined) return;
    editor.store.set({ selection: new Set([added.id]) });
    onSeek(outputStartSec + SHOWN_AFTER_SEC);
  };
  return (
    <div className="flex flex-col gap-4">
      <PropertyGroup title={t('inspector.edit')}>
        <p className="text-sm text-ink-soft">{t('inspector.nothingSelected')}</p>
        <div>
          <Button onClick={addText}>
            <Plus size={16} aria-hidden />
            {t('inspector.addText')}
          </Button>
        </div>
        <PropertyRow label={t('inspector.aspect')}>
          <Select
            label={t('inspector.aspect')}
            className="w-[14rem] max-w-full"
            value={edit.aspect}
            options={namedOptions(
              t,
              'aspect',
              ASPECTS.map((id) => ({ id, name: id })),
            )}
            onChange={(event) =>
              make('inspector.aspectSet', {
                type: 'set_aspect',
                aspect: event.target.value as Edit['aspect'],
              })
            }
          />
        </PropertyRow>
        <PropertyRow label={t('inspector.reframe')}>
          <Select
            label={t('inspector.reframe')}
            className="w-[14rem] max-w-full"
            value={edit.reframe}
            options={TIMELINE_REFRAMES.map((id) => ({ id, name: t(`inspector.reframe.${id}`) }))}
            onChange={(event) =>
              make('inspector.reframeSet', {
                type: 'set_reframe',
                reframe: event.target.value as Edit['reframe'],
              })
            }
          />
        </PropertyRow>
        {(['fadeInSec', 'fadeOutSec'] as const).map((field) => (
          <SliderField
            key={field}
            label={t(`inspector.${field}`)}
            value={edit[field]}
            min={0}
            max={FADE_MAX_SEC}
            step={0.1}
            unit=" s"
            onShow={(sec) => live.show([{ type: 'set_fades', [field]: sec }])}
            onTake={(sec) => make('inspector.fadesSet', { type: 'set_fades', [field]: sec }, field)}
          />
        ))}
      </PropertyGroup>
      <PropertyGroup title={t('inspector.captions')} isTitled={false}>
        <DiagnosticNotes timeline={timeline} codes={['no_words']} />
        {options.isError ? <ErrorNote error={options.error} onRetry={() => void options.refetch()} /> : null}
        {options.data === undefined ? null : (
          <CaptionStylePicker
            options={options.data.captionStyles}
            value={edit.captions.enabled ? edit.captions.style : null}
            onChange={(style) =>
              make(
                'inspector.captionsSet',
                style === null
                  ? { type: 'set_captions', enabled: false }
                  : { type: 'set_captions', enabled: true, style },
              )
            }
          />
        )}
        <SpeakerColors
          style={edit.captions.enabled ? edit.captions.style : null}
          words={editor.settledView().words}
          checked={edit.captions.speakerColors === true}
          onChange={(speakerColors) => make('inspector.captionsSet', { type: 'set_captions', speakerColors })}
        />
      </PropertyGroup>
      <MusicFields editor={editor} timeline={timeline} />
      <DiagnosticNotes timeline={timeline} codes={['sound_gone']} />
    </div>
  );
}
