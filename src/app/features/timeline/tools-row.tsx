/**
 * The tools above the canvas: commands as buttons, what is saved, and the zoom. One row at every width: what has no room
 * is in the menu.
 */
import { Check, LoaderCircle, MoreHorizontal } from 'lucide-react';
import { useState } from 'react';
import { withZoomShare, xOf, zoomShare } from '../../../timeline/geometry/time-scale.ts';
import type { Editor } from '../../../timeline/session/editor.ts';
import { type Command, commandsOf, type Tool } from '../../commands/command.ts';
import type { TimelineContext } from '../../commands/timeline/timeline-context.ts';
import { TIMELINE } from '../../commands/timeline/timeline-set.ts';
import { useKeyOf } from '../../commands/use-key-of.ts';
import { percent } from '../../i18n/format.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Changing } from '../../parts/changes/changing.tsx';
import { Button, IconButton } from '../../ui/controls/button.tsx';
import { SavedState } from '../../ui/notices/saved-state.tsx';
import type { MenuPlace } from './command-menu.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { useEditorState } from './use-editor.ts';

/** What is not shown is in the menu. */
const ROOM: Readonly<Record<NonNullable<Tool<never>['room']>, string>> = {
  some: '@max-[46rem]:hidden',
  more: '@max-[62rem]:hidden pointer-coarse:hidden',
  all: '@max-[24rem]:hidden',
};

const toolsAt = (at: Tool<never>['at']) =>
  commandsOf(TIMELINE).flatMap(([name, command]) =>
    command.tool?.at === at ? [{ name, command, tool: command.tool }] : [],
  );
const TOOLS = { edit: toolsAt('edit'), history: toolsAt('history'), view: toolsAt('view') };

export function ToolsRow({
  editor,
  context,
  compositionId,
  onMenu,
}: {
  editor: Editor;
  context: TimelineContext;
  compositionId: string;
  onMenu: (place: MenuPlace) => void;
}) {
  const { t } = useTranslate();
  const [isExporting, setExporting] = useState(false);
  const button = ({ name, ...one }: (typeof TOOLS)['edit'][number]) => (
    <ToolButton key={name} {...one} context={context} />
  );
  const [zoomOut, ...view] = TOOLS.view;
  return (
    <div className="@container border-y bg-surface">
      <div
        role="toolbar"
        aria-label={t('timeline.tools')}
        className="flex items-center gap-x-1 px-2 py-1.5 @min-[46rem]:px-3"
      >
        <Changing>{TOOLS.edit.map(button)}</Changing>
        <span aria-hidden className={`mx-1 h-5 w-px bg-line ${ROOM.some}`} />
        <Changing>{TOOLS.history.map(button)}</Changing>
        <IconButton
          label={t('timeline.more')}
          icon={<MoreHorizontal size={18} />}
          aria-haspopup="menu"
          onClick={(event) => {
            const { left, bottom } = event.currentTarget.getBoundingClientRect();
            onMenu({ xPx: left, yPx: bottom, isWhole: true });
          }}
        />
        <EditSaved editor={editor} />
        <div className={`ml-auto flex items-center gap-1 ${ROOM.some}`}>
          {zoomOut === undefined ? null : button(zoomOut)}
          <ZoomSlider editor={editor} />
          {view.map(button)}
        </div>
        <Button tone="primary" className="px-3 @max-[46rem]:ml-auto" onClick={() => setExporting(true)}>
          {t('timeline.toExport')}
        </Button>
      </div>
      {isExporting ? (
        <ExportDialog editor={editor} compositionId={compositionId} onClose={() => setExporting(false)} />
      ) : null}
    </div>
  );
}

function ToolButton({
  command,
  tool: { Icon, room, isOn, isOff, detail },
  context,
}: {
  command: Command<TimelineContext>;
  tool: Tool<TimelineContext>;
  context: TimelineContext;
}) {
  const { t } = useTranslate();
  const { cap, aria } = useKeyOf(TIMELINE)(command);
  const { editor } = context;
  const on = useEditorState(editor, () => isOn?.(context));
  const off = useEditorState(editor, () => isOff?.(context) === true);
  const what = useEditorState(editor, () => detail?.(context) ?? '');
  const label = what === '' ? t(command.label) : `${t(command.label)}: ${what}`;
  return (
    <IconButton
      label={cap === null ? label : `${label} (${cap})`}
      icon={<Icon size={18} />}
      onClick={() => command.run(context)}
      disabled={off}
      {...aria}
      {...(on === undefined ? {} : { 'aria-pressed': on })}
      className={`${room === undefined ? '' : ROOM[room]} aria-pressed:bg-raised aria-pressed:text-ink`}
    />
  );
}

function EditSaved({ editor }: { editor: Editor }) {
  const { t } = useTranslate();
  const revision = useEditorState(editor, ({ session }) => session.revision);
  const waits = useEditorState(editor, ({ session }) => session.queue.length > 0);
  return (
    <SavedState
      isSaved={!waits}
      revision={revision}
      className="relative ml-1 shrink-0 whitespace-nowrap @min-[46rem]:ml-2"
    >
      {waits ? (
        <LoaderCircle size={16} aria-hidden className="animate-spin @min-[46rem]:hidden" />
      ) : (
        <Check size={16} aria-hidden className="@min-[46rem]:hidden" />
      )}
      <span className="@max-[46rem]:sr-only">{waits ? t('timeline.saving') : t('timeline.saved')}</span>
    </SavedState>
  );
}

function ZoomSlider({ editor }: { editor: Editor }) {
  const { t, locale } = useTranslate();
  const share = useEditorState(editor, ({ scale }) =>
    Math.round(zoomShare(scale, editor.settledView().durationSec) * 100),
  );
  return (
    <input
      type="range"
      aria-label={t('timeline.zoom')}
      aria-valuetext={percent(share / 100, locale)}
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
