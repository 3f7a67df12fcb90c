/**
 * The tools above the canvas: commands as buttons, what is saved, and the zoom. One row at every width: what has no room
 * is in the menu.
 */
import {
  ArrowLeftToLine,
  ArrowRightToLine,
  Bookmark,
  Check,
  ChevronFirst,
  ChevronLast,
  Keyboard,
  LoaderCircle,
  Magnet,
  Maximize,
  MoreHorizontal,
  Redo2,
  SquareSplitHorizontal,
  Trash2,
  Undo2,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { useState } from 'react';
import { withZoomShare, xOf, zoomShare } from '../../../timeline/geometry/time-scale.ts';
import type { Editor } from '../../../timeline/session/editor.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import type { MenuPlace } from './command-menu.tsx';
import { ExportDialog } from './export-dialog.tsx';
import type { Commands } from './use-commands.ts';
import { useEditorState } from './use-editor.ts';

const TOUCH = 'pointer-coarse:size-11';
/** Also in the menu. */
const ROOMY = '@max-[46rem]:hidden';
const WIDE = '@max-[62rem]:hidden';

export function ToolsRow({
  editor,
  commands,
  compositionId,
  onHelp,
  onMenu,
}: {
  editor: Editor;
  compositionId: string;
  commands: Commands;
  onHelp: () => void;
  onMenu: (place: MenuPlace) => void;
}) {
  const { t } = useTranslate();
  const [isExporting, setExporting] = useState(false);
  const canRemove = useEditorState(
    editor,
    ({ selection, range }) => selection.size > 0 || range.inSec !== null || range.outSec !== null,
  );
  const undoes = useEditorState(editor, ({ session }) => session.done.at(-1)?.label ?? null);
  const redoes = useEditorState(editor, ({ session }) => session.undone.at(-1)?.label ?? null);
  const named = (command: string, what: string | null, key: string): string =>
    what === null || what === '' ? `${command} (${key})` : `${command}: ${what} (${key})`;
  const snapping = useEditorState(editor, (state) => state.snapping);
  const tool = (
    label: string,
    icon: React.ReactNode,
    run: () => void,
    { isOff = false, room = '' }: { isOff?: boolean; room?: string } = {},
  ) => <IconButton label={label} icon={icon} onClick={run} disabled={isOff} className={`${TOUCH} ${room}`} />;
  return (
    <div className="@container border-y bg-surface">
      <div
        role="toolbar"
        aria-label={t('timeline.tools')}
        className="flex items-center gap-x-1 px-2 py-1.5 @min-[46rem]:px-3"
      >
        {tool(`${t('timeline.split')} (S)`, <SquareSplitHorizontal size={18} />, commands.split)}
        {tool(`${t('timeline.trimLeft')} (Q)`, <ArrowLeftToLine size={18} />, commands.trimLeft, {
          room: ROOMY,
        })}
        {tool(`${t('timeline.trimRight')} (W)`, <ArrowRightToLine size={18} />, commands.trimRight, {
          room: ROOMY,
        })}
        {tool(`${t('timeline.remove')} (Del)`, <Trash2 size={18} />, commands.remove, { isOff: !canRemove })}
        {tool(`${t('timeline.markIn')} (I)`, <ChevronFirst size={18} />, commands.markIn, { room: ROOMY })}
        {tool(`${t('timeline.markOut')} (O)`, <ChevronLast size={18} />, commands.markOut, { room: ROOMY })}
        {tool(`${t('timeline.marker')} (M)`, <Bookmark size={18} />, commands.toggleMarker, { room: ROOMY })}
        <span aria-hidden className={`mx-1 h-5 w-px bg-line ${ROOMY}`} />
        {tool(named(t('timeline.undo'), undoes, 'Ctrl Z'), <Undo2 size={18} />, commands.undo, {
          isOff: undoes === null,
        })}
        {tool(named(t('timeline.redo'), redoes, 'Ctrl Y'), <Redo2 size={18} />, commands.redo, {
          isOff: redoes === null,
          room: '@max-[24rem]:hidden',
        })}
        <IconButton
          label={`${t('timeline.snapping')} (N)`}
          icon={<Magnet size={18} />}
          aria-pressed={snapping}
          onClick={commands.toggleSnapping}
          className={`${TOUCH} ${ROOMY} aria-pressed:bg-raised aria-pressed:text-ink`}
        />
        <IconButton
          label={t('timeline.more')}
          icon={<MoreHorizontal size={18} />}
          aria-haspopup="menu"
          className={TOUCH}
          onClick={(event) => {
            const { left, bottom } = event.currentTarget.getBoundingClientRect();
            onMenu({ xPx: left, yPx: bottom, isWhole: true });
          }}
        />
        <SavedState editor={editor} />
        <div className={`ml-auto flex items-center gap-1 ${ROOMY}`}>
          {tool(`${t('timeline.zoomOut')} (-)`, <ZoomOut size={18} />, () => commands.zoom(-1))}
          <ZoomSlider editor={editor} />
          {tool(`${t('timeline.zoomIn')} (+)`, <ZoomIn size={18} />, () => commands.zoom(1))}
          {tool(`${t('timeline.fit')} (0)`, <Maximize size={18} />, commands.fit)}
          <IconButton
            label={`${t('timeline.keys')} (?)`}
            icon={<Keyboard size={18} />}
            onClick={onHelp}
            className={`pointer-coarse:hidden ${WIDE}`}
          />
        </div>
        <Button
          tone="primary"
          className="px-3 @max-[46rem]:ml-auto pointer-coarse:min-h-11"
          onClick={() => setExporting(true)}
        >
          {t('timeline.toExport')}
        </Button>
      </div>
      {isExporting ? (
        <ExportDialog editor={editor} compositionId={compositionId} onClose={() => setExporting(false)} />
      ) : null}
    </div>
  );
}

function SavedState({ editor }: { editor: Editor }) {
  const { t } = useTranslate();
  const revision = useEditorState(editor, ({ session }) => session.revision);
  const waits = useEditorState(editor, ({ session }) => session.queue.length > 0);
  return (
    <p
      role="status"
      title={waits ? undefined : t('saved.revision', { revision })}
      className="relative ml-1 shrink-0 text-sm whitespace-nowrap text-ink-soft @min-[46rem]:ml-2"
    >
      {waits ? (
        <LoaderCircle size={16} aria-hidden className="animate-spin @min-[46rem]:hidden" />
      ) : (
        <Check size={16} aria-hidden className="@min-[46rem]:hidden" />
      )}
      <span className="@max-[46rem]:sr-only">{waits ? t('timeline.saving') : t('timeline.saved')}</span>
    </p>
  );
}

function ZoomSlider({ editor }: { editor: Editor }) {
  const { t } = useTranslate();
  const share = useEditorState(editor, ({ scale }) =>
    Math.round(zoomShare(scale, editor.settledView().durationSec) * 100),
  );
  return (
    <input
      type="range"
      aria-label={t('timeline.zoom')}
      min={0}
      max={100}
      value={share}
      onChange={(event) => {
        const { scale, playheadSec } = editor.store.get();
        const x = xOf(scale, playheadSec);
        const anchor = x >= 0 && x <= scale.widthPx ? x : scale.widthPx / 2;
        const { durationSec } = editor.settledView();
        editor.store.set({
          scale: withZoomShare(scale, Number(event.target.value) / 100, anchor, durationSec),
        });
      }}
      className="hidden h-[1.5rem] w-28 accent-(--ink-soft) @min-[62rem]:block"
    />
  );
}
