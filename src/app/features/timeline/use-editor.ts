/** Opens an editor on a timeline, keeps it in step with the service, and tells it what the videos are. */
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { ApiError } from '../../../client/api-error.ts';
import type { Asset, Transcript } from '../../../contract/schemas/asset.ts';
import type { Timeline, TimelineOperation } from '../../../contract/schemas/timeline.ts';
import type { EditContext } from '../../../timeline/model/apply-operations.ts';
import {
  createEditor,
  type Editor,
  type EditorPort,
  type SavedEdit,
} from '../../../timeline/session/editor.ts';
import type { EditorState } from '../../../timeline/session/editor-store.ts';
import { resumeEdit } from '../../../timeline/session/resume-edit.ts';
import { hasFeatureNow } from '../../data/account/has-feature-now.ts';
import { useFeature } from '../../data/account/use-feature.ts';
import { mayNow } from '../../data/account/use-may.ts';
import { assetQuery, projectTranscriptQuery, transcriptQuery } from '../../data/assets/assets.ts';
import { hasNoWords } from '../../data/assets/has-no-words.ts';
import { isConflict } from '../../data/changes/is-conflict.ts';
import { useClient } from '../../data/connection/session.tsx';
import { type FailedReads, failedReads } from '../../data/reads/failed-reads.ts';
import { KEYS } from '../../data/reads/query-keys.ts';
import {
  readTimeline,
  restoreRevision,
  sendOperations,
  timelineQuery,
} from '../../data/timeline/timeline.ts';
import { errorText } from '../../i18n/error-words.ts';
import { useTranslate } from '../../i18n/use-translate.tsx';
import { besideClips, editOfTimeline } from './edit-of-timeline.ts';
import { heldSteps, keepSteps } from './history/keep-steps.ts';

/** What the editor knows of the videos of an edit; filled as answers arrive. */
interface Material {
  clips: Timeline['clips'];
  assets: Map<string, Asset>;
  transcripts: Map<string, Transcript>;
}

const savedOf = (timeline: Timeline): SavedEdit => ({
  edit: editOfTimeline(timeline),
  revision: timeline.revision,
});

/** In ids of what the service has not named yet. */
const MADE_HERE = ' made here ';

export function useEditor(first: Timeline): {
  editor: Editor;
  assets: ReadonlyMap<string, Asset>;
  /** Of what is said in them, as `lang` takes it, by asset. */
  languages: ReadonlyMap<string, string>;
  /** What of the videos or their words could not be read. */
  failed: readonly FailedReads[];
} {
  const client = useClient();
  const queries = useQueryClient();
  const { t } = useTranslate();
  const { projectId } = first;
  const { id: connectionId } = client.connection;
  const latest = useQuery(timelineQuery(client, projectId)).data ?? first;
  const known = useRef<Material>({ clips: first.clips, assets: new Map(), transcripts: new Map() });

  const [{ editor, held }] = useState(() => {
    let made = 0;
    const remember = (timeline: Timeline): SavedEdit => {
      queries.setQueryData(KEYS.timeline(projectId), timeline);
      void queries.invalidateQueries({ queryKey: KEYS.timelineRevisions(projectId) });
      void queries.invalidateQueries({ queryKey: KEYS.composition(timeline.compositionId) });
      return savedOf(timeline);
    };
    const context: EditContext = {
      newId: (kind) => {
        made += 1;
        return `${kind}${MADE_HERE}${made}`;
      },
      usableSec: (assetId) =>
        known.current.clips.find((clip) => clip.assetId === assetId && clip.state === 'ready')?.durationSec ??
        null,
      // A sound that was chosen a moment ago is read, but not yet part of the edit.
      heardSec: (assetId) =>
        (known.current.assets.get(assetId) ?? queries.getQueryData<Asset>(KEYS.asset(assetId)))
          ?.durationSec ?? null,
      silencesOf: () => [],
      keepsLayers: () => hasFeatureNow(queries, 'timeline_order'),
      wordsOf: (assetId) => known.current.transcripts.get(assetId)?.words ?? [],
    };
    const saved = savedOf(first);
    const held = heldSteps(connectionId, projectId);
    const session = held === null ? undefined : resumeEdit(saved, held.left, t('timeline.mine'), context);
    const port: EditorPort = {
      context,
      mayEdit: () => mayNow(queries, 'clips:write'),
      send: async (sendable) =>
        remember(
          sendable.kind === 'apply'
            ? await sendOperations(
                client,
                projectId,
                sendable.expectedRevision,
                sendable.operations as readonly TimelineOperation[],
              )
            : await restoreRevision(client, projectId, sendable.expectedRevision, sendable.revision),
        ),
      read: async () => remember(await readTimeline(client, projectId)),
      judge: (error) => {
        const message = errorText(t, error);
        if (!(error instanceof ApiError)) return { kind: 'failed', message };
        if (isConflict(error)) return { kind: 'moved', message };
        const isRefused = [400, 404, 409, 422].includes(error.facts.status ?? 0);
        return { kind: isRefused ? 'refused' : 'failed', message };
      },
      later: (run, delayMs) => {
        const timer = setTimeout(run, delayMs);
        return () => clearTimeout(timer);
      },
    };
    return { editor: createEditor(saved, port, session), held };
  });

  useEffect(() => {
    editor.open();
    return editor.close;
  }, [editor]);
  useEffect(() => keepSteps(editor, connectionId, projectId, held), [editor, connectionId, projectId, held]);
  useEffect(() => {
    known.current.clips = latest.clips;
    editor.adopt(savedOf(latest));
  }, [editor, latest]);

  const besideIds = useEditorState(editor, ({ session }) => besideClips(session.current).join(' '));
  const assetIds = useMemo(() => {
    const ids = latest.clips.map(({ assetId }) => assetId);
    return [...new Set([...ids, ...besideIds.split(' ')])].filter((id) => id !== '');
  }, [latest, besideIds]);
  const hasOwnWords = useFeature('timeline_transcripts');
  const { found: transcripts, ...failedTranscripts } = useQueries({
    queries: assetIds.map((assetId) => ({
      ...(hasOwnWords
        ? projectTranscriptQuery(client, assetId, projectId)
        : transcriptQuery(client, assetId)),
      retry: false,
    })),
    combine: (results) => ({
      found: results.map(({ data }) => data),
      ...failedReads(results.filter(({ data, error }) => data === undefined && !hasNoWords(error))),
    }),
  });
  const { found: assets, ...failedAssets } = useQueries({
    queries: assetIds.map((assetId) => assetQuery(client, assetId)),
    combine: (results) => ({
      found: results.map(({ data }) => data),
      ...failedReads(results.filter(({ data }) => data === undefined)),
    }),
  });
  const byId = useMemo(() => {
    const pairs = assetIds.flatMap((id, at) => {
      const asset = assets[at];
      return asset === undefined ? [] : [[id, asset] as const];
    });
    return new Map(pairs);
  }, [assetIds, assets]);
  const languages = useMemo(() => {
    const pairs = assetIds.flatMap((id, at) => {
      const transcript = transcripts[at];
      return transcript === undefined ? [] : [[id, transcript.language] as const];
    });
    return new Map(pairs);
  }, [assetIds, transcripts]);
  const readAgain = useRef(new Set<string>());
  useEffect(() => {
    // Preparing a video makes its loudness: what was read of it before does not say where that is.
    for (const { assetId, state } of latest.clips) {
      const asset = byId.get(assetId);
      const isBehind = state === 'ready' && asset?.hasAudio === true && asset.links?.peaksUrl === null;
      if (!isBehind || readAgain.current.has(assetId)) continue;
      readAgain.current.add(assetId);
      void queries.invalidateQueries({ queryKey: KEYS.asset(assetId) });
    }
  }, [queries, latest, byId]);
  useEffect(() => {
    known.current.assets = byId;
    known.current.transcripts = new Map(
      assetIds.flatMap((id, at) => {
        const transcript = transcripts[at];
        return transcript === undefined ? [] : [[id, transcript] as const];
      }),
    );
    editor.refresh();
  }, [editor, assetIds, byId, transcripts]);

  return { editor, assets: byId, languages, failed: [failedAssets, failedTranscripts] };
}

/** What is known of the videos: another value whenever words or lengths of one become known. */
export function useMaterial(editor: Editor): EditContext {
  const material = useEditorState(editor, (state) => state.material);
  return useMemo(() => ({ ...editor.context, material }), [editor, material]);
}

/** A part of the editor's state; the component renders again only when that part is another value. */
export function useEditorState<Part>(editor: Editor, pick: (state: EditorState) => Part): Part {
  return useSyncExternalStore(editor.store.subscribe, () => pick(editor.store.get()));
}
