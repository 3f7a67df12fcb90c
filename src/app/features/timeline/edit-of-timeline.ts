/** A timeline as the API shows it, as the edit that the model works on. */
import type { Timeline } from '../../../contract/schemas/timeline.ts';
import { audioOf, type Edit } from '../../../timeline/model/edit.ts';

/** Values a newer service may add are kept as they are: only the service decides what may be sent. */
export function editOfTimeline(timeline: Timeline): Edit {
  const {
    aspect,
    reframe,
    captions,
    music,
    fadeInSec,
    fadeOutSec,
    texts,
    broll,
    audio = [],
    shots = [],
    wordMarks = [],
    mutedLanes = [],
  } = timeline;
  return {
    aspect: aspect as Edit['aspect'],
    reframe: reframe as Edit['reframe'],
    captions,
    music,
    fadeInSec,
    fadeOutSec,
    segments: timeline.segments.map(
      ({ outputStartSec: _start, outputEndSec: _end, ...segment }) => segment,
    ) as Edit['segments'],
    texts: texts as Edit['texts'],
    broll: broll as Edit['broll'],
    ...(audio.length === 0 ? {} : { audio }),
    ...(shots.length === 0 ? {} : { shots }),
    ...(wordMarks.length === 0 ? {} : { wordMarks: wordMarks as NonNullable<Edit['wordMarks']> }),
    ...(mutedLanes.length === 0 ? {} : { mutedLanes: mutedLanes as NonNullable<Edit['mutedLanes']> }),
  };
}

/** Assets of an edit that need not be among its videos: sounds, and on another service what lies over the picture. */
export function besideClips(edit: Edit): readonly string[] {
  const used = [...edit.broll, ...audioOf(edit), ...(edit.music === null ? [] : [edit.music])];
  return used.map(({ assetId }) => assetId);
}
