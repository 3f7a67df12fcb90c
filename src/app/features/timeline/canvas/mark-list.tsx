/** What is marked on the ruler, as a list: the stretch between in and out, and the markers. Nothing where there is none. */
import { X } from 'lucide-react';
import { useMemo } from 'react';
import { markerSecs } from '../../../../timeline/geometry/markers.ts';
import { NO_RANGE, spanOf } from '../../../../timeline/gestures/range.ts';
import type { Editor } from '../../../../timeline/session/editor.ts';
import type { TimelineActions } from '../../../commands/timeline/timeline-context.ts';
import { preciseClock } from '../../../i18n/clock.ts';
import { useTranslate } from '../../../i18n/use-translate.tsx';
import { Button, IconButton } from '../../../ui/controls/button.tsx';
import { useEditorState } from '../use-editor.ts';

export function MarkList({
  editor,
  actions,
  onSeek,
}: {
  editor: Editor;
  actions: TimelineActions;
  onSeek: (sec: number) => void;
}) {
  const { t } = useTranslate();
  const view = useEditorState(editor, () => editor.settledView());
  const markers = useEditorState(editor, (state) => state.markers);
  const range = useEditorState(editor, (state) => state.range);
  const secs = useMemo(() => markerSecs(view, markers), [view, markers]);
  const span = spanOf(range, view.durationSec);
  if (span === null && secs.length === 0) return null;
  return (
    <section aria-label={t('timeline.marks')} className="flex flex-col gap-1 text-sm">
      <h2 className="font-semibold">{t('timeline.marks')}</h2>
      <ul className="max-h-40 overflow-y-auto">
        {span === null ? null : (
          <Row
            name={t('timeline.rangeMarked', {
              from: preciseClock(span.startSec),
              to: preciseClock(span.endSec),
            })}
            takeAway={t('timeline.rangeClear')}
            onGo={() => onSeek(span.startSec)}
            onTakeAway={() => editor.store.set({ range: NO_RANGE })}
          />
        )}
        {secs.map((sec) => (
          <Row
            key={sec}
            name={t('timeline.markerSet', { at: preciseClock(sec) })}
            takeAway={t('timeline.markerTakeAway', { at: preciseClock(sec) })}
            onGo={() => onSeek(sec)}
            onTakeAway={() => actions.toggleMarker(sec)}
          />
        ))}
      </ul>
    </section>
  );
}

function Row({
  name,
  takeAway,
  onGo,
  onTakeAway,
}: {
  name: string;
  takeAway: string;
  onGo: () => void;
  onTakeAway: () => void;
}) {
  return (
    <li className="flex items-center justify-between border-b last:border-b-0">
      <Button tone="plain" className="min-w-0 flex-1 justify-start px-2" onClick={onGo}>
        {name}
      </Button>
      <IconButton label={takeAway} icon={<X size={16} />} onClick={onTakeAway} />
    </li>
  );
}
