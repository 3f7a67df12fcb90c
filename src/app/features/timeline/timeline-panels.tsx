/** The panels beside the picture, one at a time: everything about an edit that is not on the canvas. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Asset } from '../../../contract/schemas/asset.ts';
import type { Timeline } from '../../../contract/schemas/timeline.ts';
import type { Editor } from '../../../timeline/session/editor.ts';
import type { TimelineContext } from '../../commands/timeline/timeline-context.ts';
import { compositionQuery } from '../../data/compositions/compositions.ts';
import { useClient } from '../../data/connection/session.tsx';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { Changing } from '../../parts/changes/changing.tsx';
import { FramingProgress } from '../../parts/shots/framing-progress.tsx';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { useTab } from '../../ui/page/use-tab.ts';
import { AssistantPanel } from './assistant/assistant-panel.tsx';
import { ItemsList } from './canvas/items-list.tsx';
import { LaneList } from './canvas/lane-list.tsx';
import { MarkList } from './canvas/mark-list.tsx';
import { DiagnosticNotes } from './diagnostic-notes.tsx';
import { HistoryPanel } from './history/history-panel.tsx';
import { InspectorPanel } from './inspector/inspector-panel.tsx';
import { MediaPanel } from './media/media-panel.tsx';
import { useDroppedVideos } from './media/use-dropped-videos.ts';
import { TranscriptPanel } from './transcript/transcript-panel.tsx';
import { useKeptSelection } from './use-kept-selection.ts';

const PANELS = ['list', 'inspector', 'words', 'media', 'assistant', 'history'] as const;

export interface PanelProps {
  readonly editor: Editor;
  readonly timeline: Timeline;
  readonly assets: ReadonlyMap<string, Asset>;
  /** Of what is said in them, as `lang` takes it, by asset. */
  readonly languages: ReadonlyMap<string, string>;
  /** Where the files of the videos can be read, by asset. */
  readonly addresses: Readonly<Record<string, string>>;
  readonly context: TimelineContext;
  readonly onSeek: (sec: number) => void;
  /** To the first frame that shows what begins then, as a word. */
  readonly onSeekToStart: (startSec: number) => void;
}

export function TimelinePanels(props: PanelProps) {
  const { editor, timeline, assets, context, onSeek } = props;
  const { t } = useTranslate();
  const [panel, setPanel] = useTab<(typeof PANELS)[number]>('panel', PANELS);
  useKeptSelection(editor);
  const [jobs, setJobs] = useState<Readonly<Record<string, string>>>({});
  const dropped = useDroppedVideos(() => setPanel('media'));
  return (
    <>
      <DiagnosticNotes timeline={timeline} codes={null} />
      <FramingNote timeline={timeline} />
      <Tabs
        label={t('timeline.panels')}
        tabs={PANELS.map((id) => ({ id, label: t(`timeline.panel.${id}`) }))}
        value={panel}
        onChange={setPanel}
        compact
      >
        {panel === 'list' ? (
          <div className="flex flex-col gap-4">
            <ItemsList editor={editor} assets={assets} actions={context} onSeek={onSeek} />
            <MarkList editor={editor} actions={context} onSeek={onSeek} />
            <LaneList editor={editor} />
          </div>
        ) : null}
        {panel === 'inspector' ? (
          <Changing>
            <InspectorPanel {...props} />
          </Changing>
        ) : null}
        {panel === 'words' ? <TranscriptPanel {...props} /> : null}
        {panel === 'media' ? (
          <Changing>
            <MediaPanel
              {...props}
              dropped={dropped.localIds}
              onForget={dropped.forget}
              jobs={jobs}
              onAdded={(assetId, jobId) => setJobs((known) => ({ ...known, [assetId]: jobId }))}
            />
          </Changing>
        ) : null}
        {panel === 'assistant' ? <AssistantPanel {...props} /> : null}
        {panel === 'history' ? <HistoryPanel editor={editor} projectId={timeline.projectId} /> : null}
      </Tabs>
    </>
  );
}

/** While faces are looked for in what the edit shows: how far that is. What is found then is shown at once. */
function FramingNote({ timeline: { compositionId } }: { timeline: Timeline }) {
  const framing = useQuery(compositionQuery(useClient(), compositionId)).data?.framing;
  if (framing?.status !== 'pending' || framing.jobId === null) return null;
  return <FramingProgress key={framing.jobId} jobId={framing.jobId} compositionId={compositionId} />;
}
