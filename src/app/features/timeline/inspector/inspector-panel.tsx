/** The properties of what is selected; of the whole edit where nothing is. */
import { Trash2 } from 'lucide-react';
import { MUSIC_ID } from '../../../../timeline/model/edit.ts';
import { SELECTION_COMMANDS } from '../../../commands/timeline/edit-commands.ts';
import { SELECT_COMMANDS } from '../../../commands/timeline/select-commands.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import type { PanelProps } from '../timeline-panels.tsx';
import { useEditorState } from '../use-editor.ts';
import { AudioFields } from './audio-fields.tsx';
import { BrollFields } from './broll-fields.tsx';
import { EditFields } from './edit-fields.tsx';
import { MusicFields } from './music-fields.tsx';
import { SegmentFields } from './segment-fields.tsx';
import { SegmentShots } from './segment-shots.tsx';
import { TextFields } from './text-fields.tsx';

export function InspectorPanel(props: PanelProps) {
  const { editor, timeline, assets, context, onSeek } = props;
  const { t } = useTranslate();
  const selection = useEditorState(editor, (state) => state.selection);
  // What a held control shows is shown in the fields too.
  const view = useEditorState(editor, () => editor.view());
  const segments = view.segments.filter(({ id }) => selection.has(id));
  const texts = view.texts.filter(({ id }) => selection.has(id));
  const broll = view.broll.filter(({ id }) => selection.has(id));
  const audio = view.audio.filter(({ id }) => selection.has(id));
  const hasMusic = view.edit.music !== null && selection.has(MUSIC_ID);
  const count = segments.length + texts.length + broll.length + audio.length + (hasMusic ? 1 : 0);
  if (count === 0) return <EditFields editor={editor} timeline={timeline} onSeek={onSeek} />;
  const [segment, text, picture, sound] = count === 1 ? [segments[0], texts[0], broll[0], audio[0]] : [];
  return (
    <div className="flex flex-col gap-4">
      {count > segments.length && count > 1 ? (
        <p className="text-sm">{t('inspector.selected', { count })}</p>
      ) : null}
      <SegmentFields
        editor={editor}
        segments={segments}
        titleOf={(assetId) => assets.get(assetId)?.title ?? ''}
      />
      {segment === undefined ? null : <SegmentShots {...props} segment={segment} />}
      {text === undefined ? null : <TextFields editor={editor} text={text} onSeek={onSeek} />}
      {picture === undefined ? null : (
        <BrollFields editor={editor} broll={picture} clips={timeline.clips} onSeek={onSeek} />
      )}
      {sound === undefined ? null : <AudioFields editor={editor} audio={sound} onSeek={onSeek} />}
      {hasMusic ? <MusicFields editor={editor} timeline={timeline} /> : null}
      <div className="flex flex-wrap gap-2 border-t pt-4">
        <Button onClick={() => SELECT_COMMANDS.none.run(context)}>{t('inspector.selectNone')}</Button>
        <Button onClick={() => SELECTION_COMMANDS.remove.run(context)}>
          <Trash2 size={16} aria-hidden />
          {t('inspector.delete')}
        </Button>
      </div>
    </div>
  );
}
