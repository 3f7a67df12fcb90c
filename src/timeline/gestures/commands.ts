/** What the keys and buttons of a timeline do, as operations on the edit. Each answer is one step to undo. */
import type { EditView } from '../geometry/edit-view.ts';
import { segmentIndexAt } from '../geometry/edit-view.ts';
import {
  lengthOf,
  MIN_SEGMENT_SEC,
  MUSIC_ID,
  materialSec,
  type Overlaid,
  type PlacedSegment,
  roundSec,
  sourceSecAt,
  speedOf,
} from '../model/edit.ts';
import { EditError } from '../model/edit-error.ts';
import type { EditOperation } from '../model/edit-operation.ts';

/** A hair more than the model asks for: sums of decimals must not fall short of it. */
const SHORTEST_SEC = MIN_SEGMENT_SEC + 2e-6;

/** The hair is of the source's clock, which is what is rounded. */
function shortestMaterialSec(speed: number): number {
  return MIN_SEGMENT_SEC * speed + (SHORTEST_SEC - MIN_SEGMENT_SEC) * Math.max(1, speed);
}

type Selection = ReadonlySet<string>;

/** @throws EditError where there is no segment at that moment */
export function splitAt(view: EditView, sec: number): EditOperation[] {
  return [{ type: 'split', segmentId: segmentAt(view, sec).id, atSec: sec }];
}

/** Cuts what lies before or after the moment off the segment that shows it. @throws EditError */
export function trimTo(view: EditView, edge: 'start' | 'end', sec: number): EditOperation[] {
  const segment = segmentAt(view, sec);
  const sourceSec = roundSec(sourceSecAt(segment, sec));
  const left = edge === 'start' ? segment.outputEndSec - sec : sec - segment.outputStartSec;
  if (left < SHORTEST_SEC || left > lengthOf(segment) - 1e-3)
    throw new EditError('nothing_to_trim', 'The playhead is on the edge of the segment. Move it inside.');
  return [
    edge === 'start'
      ? { type: 'trim', segmentId: segment.id, sourceStartSec: sourceSec }
      : { type: 'trim', segmentId: segment.id, sourceEndSec: sourceSec },
  ];
}

/** What is selected goes; gaps close. @throws EditError where nothing is selected */
export function removeSelected(view: EditView, selection: Selection): EditOperation[] {
  const segmentIds = chosen(view.segments, selection).map(({ id }) => id);
  const operations: EditOperation[] = [
    ...chosen(view.texts, selection).map(({ id }) => ({ type: 'remove_text' as const, textId: id })),
    ...chosen(view.broll, selection).map(({ id }) => ({ type: 'remove_broll' as const, brollId: id })),
    ...chosen(view.audio, selection).map(({ id }) => ({ type: 'remove_audio' as const, audioId: id })),
    ...(hasMusic(view, selection) ? [{ type: 'set_music' as const, music: null }] : []),
    ...(segmentIds.length === 0 ? [] : [{ type: 'remove' as const, segmentIds }]),
  ];
  if (operations.length === 0) throw nothingSelected();
  return operations;
}

/** Other material in the same place: what a segment shows begins earlier or later, its length stays. Empty at an end. */
export function slip(
  segment: PlacedSegment,
  deltaSec: number,
  usableSec: (assetId: string) => number | null,
): EditOperation[] {
  const lastStartSec = (usableSec(segment.assetId) ?? segment.sourceEndSec) - materialSec(segment);
  const wantedSec = segment.sourceStartSec + deltaSec * speedOf(segment);
  const sourceStartSec = roundSec(Math.min(Math.max(0, wantedSec), lastStartSec));
  if (sourceStartSec === segment.sourceStartSec) return [];
  return [
    {
      type: 'trim',
      segmentId: segment.id,
      sourceStartSec,
      sourceEndSec: roundSec(sourceStartSec + materialSec(segment)),
    },
  ];
}

/** Moves the cut between two neighbours; the edit stays as long as it is. */
export function roll(
  left: PlacedSegment,
  right: PlacedSegment,
  deltaSec: number,
  usableSec: (assetId: string) => number | null,
): EditOperation[] {
  const most = Math.min(
    ((usableSec(left.assetId) ?? left.sourceEndSec) - left.sourceEndSec) / speedOf(left),
    lengthOf(right) - SHORTEST_SEC,
  );
  const least = Math.max(SHORTEST_SEC - lengthOf(left), -right.sourceStartSec / speedOf(right));
  // Where there is no room at all the cut stays.
  const by = Math.min(Math.max(deltaSec, Math.min(0, least)), Math.max(0, most));
  return [
    { type: 'trim', segmentId: left.id, sourceEndSec: roundSec(left.sourceEndSec + by * speedOf(left)) },
    {
      type: 'trim',
      segmentId: right.id,
      sourceStartSec: roundSec(right.sourceStartSec + by * speedOf(right)),
    },
  ];
}

/** The cut nearest to the playhead comes to it. @throws EditError where the edit has no cut */
export function rollToPlayhead(
  view: EditView,
  sec: number,
  usableSec: (assetId: string) => number | null,
): EditOperation[] {
  const at = segmentIndexAt(view, sec);
  const here = view.segments[at];
  const nearStart = here !== undefined && sec - here.outputStartSec < here.outputEndSec - sec;
  const left = view.segments[nearStart && at > 0 ? at - 1 : at];
  const right = view.segments[nearStart && at > 0 ? at : at + 1];
  if (left === undefined || right === undefined)
    throw new EditError('no_cut', 'There is no cut near the playhead. Move it closer to one.');
  const operations = roll(left, right, sec - left.outputEndSec, usableSec);
  const [cut] = operations;
  const isMoved = cut?.type === 'trim' && cut.sourceEndSec !== left.sourceEndSec;
  if (!isMoved && sec !== left.outputEndSec) throw noMoreMaterial();
  return operations;
}

/**
 * To the right the music begins earlier in itself, as if it were moved under the edit.
 * @param lengthSec of the music, where it is known: some of it is heard at least
 * @throws EditError
 */
export function shiftMusic(
  { edit: { music } }: EditView,
  deltaSec: number,
  lengthSec = Number.POSITIVE_INFINITY,
): EditOperation[] {
  if (music === null) throw new EditError('no_music', 'This edit has no music.');
  const lastSec = Math.max(music.startSec, lengthSec - SHORTEST_SEC);
  const startSec = roundSec(Math.min(Math.max(0, music.startSec - deltaSec), lastSec));
  return startSec === music.startSec ? [] : [{ type: 'set_music', music: { ...music, startSec } }];
}

/** Moves segments to stand together before the one that is at `index` now. */
export function moveTo(view: EditView, segmentIds: Selection, index: number): EditOperation[] {
  const order = view.segments.map(({ id }) => id);
  const moving = order.filter((id) => segmentIds.has(id));
  const rest = order.filter((id) => !segmentIds.has(id));
  const before = order.slice(0, index).filter((id) => !segmentIds.has(id)).length;
  const wanted = [...rest.slice(0, before), ...moving, ...rest.slice(before)];
  return wanted.flatMap((segmentId, toIndex) => {
    if (order[toIndex] === segmentId) return [];
    order.splice(order.indexOf(segmentId), 1);
    order.splice(toIndex, 0, segmentId);
    return [{ type: 'move' as const, segmentId, toIndex }];
  });
}

/** Segments of a copy stand after the one that is shown at the moment; texts, b-roll and sounds begin there. */
export function paste(view: EditView, copied: EditView, selection: Selection, sec: number): EditOperation[] {
  const place = segmentIndexAt(view, sec) + 1;
  const overlaid = [copied.texts, copied.broll, copied.audio].flatMap((items: readonly Overlaid[]) =>
    chosen(items, selection),
  );
  const firstSec = Math.min(...overlaid.map(({ outputStartSec }) => outputStartSec));
  return [
    ...chosen(copied.texts, selection).map(({ id: _, ...text }) => ({
      type: 'add_text' as const,
      ...text,
      outputStartSec: roundSec(sec + text.outputStartSec - firstSec),
    })),
    ...chosen(copied.broll, selection).map(({ id: _, ...broll }) => ({
      type: 'add_broll' as const,
      ...broll,
      outputStartSec: roundSec(sec + broll.outputStartSec - firstSec),
    })),
    ...chosen(copied.audio, selection).map(({ id: _, ...audio }) => ({
      type: 'add_audio' as const,
      ...audio,
      outputStartSec: roundSec(sec + audio.outputStartSec - firstSec),
    })),
    ...chosen(copied.segments, selection).map((segment, at) => ({
      type: 'insert' as const,
      assetId: segment.assetId,
      sourceStartSec: segment.sourceStartSec,
      sourceEndSec: segment.sourceEndSec,
      toIndex: place + at,
      ...(segment.zoom === 1 ? {} : { zoom: segment.zoom }),
      ...(segment.muted ? { muted: true } : {}),
      ...(segment.volume === 1 ? {} : { volume: segment.volume }),
      ...(segment.speed === undefined ? {} : { speed: segment.speed }),
      ...(segment.transition === undefined
        ? {}
        : { transition: segment.transition, transitionSec: segment.transitionSec }),
    })),
  ];
}

/** An edge moved by so much, as far as the material goes; `bySec` is how far that was. */
export function trimmed(
  segment: PlacedSegment,
  edge: 'start' | 'end',
  deltaSec: number,
  usableSec: (assetId: string) => number | null,
): { readonly operation: EditOperation; readonly bySec: number } {
  const speed = speedOf(segment);
  const byMaterialSec = deltaSec * speed;
  const shortestSec = shortestMaterialSec(speed);
  if (edge === 'start') {
    const latest = Math.max(segment.sourceStartSec, segment.sourceEndSec - shortestSec);
    const sourceStartSec = roundSec(Math.min(Math.max(0, segment.sourceStartSec + byMaterialSec), latest));
    const operation = { type: 'trim' as const, segmentId: segment.id, sourceStartSec };
    return { operation, bySec: (sourceStartSec - segment.sourceStartSec) / speed };
  }
  const longest = usableSec(segment.assetId) ?? segment.sourceEndSec;
  const earliest = Math.min(segment.sourceEndSec, segment.sourceStartSec + shortestSec);
  const sourceEndSec = roundSec(Math.max(earliest, Math.min(segment.sourceEndSec + byMaterialSec, longest)));
  const operation = { type: 'trim' as const, segmentId: segment.id, sourceEndSec };
  return { operation, bySec: (sourceEndSec - segment.sourceEndSec) / speed };
}

/** The other edge of something laid over stays where it is. */
export function resized(
  span: { readonly outputStartSec: number; readonly durationSec: number },
  edge: 'start' | 'end',
  deltaSec: number,
): { readonly outputStartSec?: number; readonly durationSec: number } {
  if (edge === 'end')
    return {
      durationSec: roundSec(Math.max(Math.min(SHORTEST_SEC, span.durationSec), span.durationSec + deltaSec)),
    };
  const latest = span.outputStartSec + Math.max(0, span.durationSec - SHORTEST_SEC);
  const outputStartSec = roundSec(Math.min(Math.max(0, span.outputStartSec + deltaSec), latest));
  return { outputStartSec, durationSec: roundSec(span.durationSec + span.outputStartSec - outputStartSec) };
}

function segmentAt(view: EditView, sec: number): PlacedSegment {
  const segment = view.segments[segmentIndexAt(view, sec)];
  if (segment === undefined) throw new EditError('no_segment', 'There is no segment at the playhead.');
  return segment;
}

export function chosen<Item extends { readonly id: string }>(
  items: readonly Item[],
  selection: Selection,
): Item[] {
  return items.filter(({ id }) => selection.has(id));
}

export function hasMusic({ edit }: EditView, selection: Selection): boolean {
  return edit.music !== null && selection.has(MUSIC_ID);
}

export function nothingSelected(): EditError {
  return new EditError('nothing_selected', 'Nothing is selected. Select something on the timeline first.');
}

/** What only stretches of their own length can do. */
export function notForMusic(): EditError {
  return new EditError(
    'not_for_music',
    'Music lasts as long as the edit. Move it, delete it, or change it in Properties.',
  );
}

export function noMoreMaterial(): EditError {
  return new EditError('no_more_material', 'The source ends here.');
}
