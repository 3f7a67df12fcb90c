/** Applies operations to an edit, one after the other; each sees the edit the one before it made. */
import { AUDIO_FIELDS, type Audible, addAudio, removeAudio, updateAudio } from './audio-operations.ts';
import {
  insert,
  type Material,
  move,
  remove,
  removeRanges,
  setSegment,
  split,
  trim,
} from './cut-segments.ts';
import { removeSilences, removeWords, type Sound } from './cut-sound.ts';
import { durationOf, type Edit, type EditCaptions, HEARD_LANES, type HeardLane, roundSec } from './edit.ts';
import { EditError } from './edit-error.ts';
import type { EditOperation } from './edit-operation.ts';
import { setShot } from './edit-shots.ts';
import {
  addBroll,
  addText,
  removeBroll,
  removeText,
  updateBroll,
  updateText,
  withLook,
} from './overlay-operations.ts';
import { markWords } from './word-marks.ts';

export interface EditContext extends Material, Sound, Audible {
  /** Whether what is added can be laid under what is there; absent where it can. */
  keepsLayers?(): boolean;
}

/** An operation of a list could not be applied; the edit is unchanged. */
export class OperationError extends EditError {
  readonly position: number;

  constructor(position: number, cause: EditError) {
    super(cause.reason, cause.message, cause.values);
    this.position = position;
  }
}

/** All or nothing. @throws OperationError naming the first that cannot be applied */
export function applyOperations(
  edit: Edit,
  operations: readonly EditOperation[],
  context: EditContext,
): Edit {
  return operations.reduce((current, operation, position) => {
    try {
      return applyOperation(current, operation, context);
    } catch (error) {
      throw error instanceof EditError ? new OperationError(position, error) : error;
    }
  }, edit);
}

/** @throws EditError */
export function applyOperation(edit: Edit, operation: EditOperation, context: EditContext): Edit {
  switch (operation.type) {
    case 'split':
      return split(edit, operation.segmentId, operation.atSec, context);
    case 'trim':
      return trim(edit, operation.segmentId, given(operation, ['sourceStartSec', 'sourceEndSec']), context);
    case 'remove':
      return remove(edit, operation.segmentIds);
    case 'remove_range': {
      const { outputStartSec: startSec, outputEndSec: endSec } = operation;
      if (startSec >= endSec || startSec >= durationOf(edit))
        throw new EditError('empty_range', 'There is nothing to remove in this range.');
      return removeRanges(edit, [{ startSec, endSec }], context);
    }
    case 'move':
      return move(edit, operation.segmentId, operation.toIndex);
    case 'insert':
      return insert(edit, operation, operation.toIndex, context);
    case 'set_segment':
      return setSegment(
        edit,
        operation.segmentId,
        given(operation, ['zoom', 'muted', 'volume', 'speed', 'transition', 'transitionSec']),
      );
    case 'add_text': {
      const { type: _, toIndex, ...text } = operation;
      return addText(
        edit,
        withLook({ ...text, xPercent: text.xPercent ?? null, yPercent: text.yPercent ?? null }, text),
        context,
        toIndex,
      );
    }
    case 'update_text': {
      const fields = ['text', 'preset', 'outputStartSec', 'durationSec', 'xPercent', 'yPercent'] as const;
      return updateText(edit, operation.textId, given(operation, fields), operation);
    }
    case 'remove_text':
      return removeText(edit, operation.textId);
    case 'add_broll': {
      const { type: _, toIndex, ...broll } = operation;
      return addBroll(edit, broll, context, toIndex);
    }
    case 'update_broll': {
      const fields = ['assetId', 'outputStartSec', 'durationSec', 'fit'] as const;
      return updateBroll(edit, operation.brollId, given(operation, fields), context);
    }
    case 'remove_broll':
      return removeBroll(edit, operation.brollId);
    case 'add_audio': {
      const { type: _, volume = 1, fadeInSec = 0, fadeOutSec = 0, ...audio } = operation;
      return addAudio(edit, { ...audio, volume, fadeInSec, fadeOutSec }, context);
    }
    case 'update_audio':
      return updateAudio(edit, operation.audioId, given(operation, AUDIO_FIELDS), context);
    case 'remove_audio':
      return removeAudio(edit, operation.audioId);
    case 'set_captions':
      return withCaptions(edit, given(operation, ['enabled', 'style', 'speakerColors']));
    case 'set_aspect':
      return { ...edit, aspect: operation.aspect };
    case 'set_reframe':
      return { ...edit, reframe: operation.reframe };
    case 'set_fades':
      return withFades(edit, given(operation, ['fadeInSec', 'fadeOutSec']));
    case 'set_music':
      return withMusic(edit, operation.music, context);
    case 'set_lane':
      return withLane(edit, operation.lane, operation.muted);
    case 'set_shot':
      return setShot(edit, operation, context);
    case 'mark_words':
      return markWords(edit, operation.marks, (assetId) => context.wordsOf(assetId));
    case 'remove_silences':
      return removeSilences(edit, operation, context, context);
    case 'remove_words':
      return removeWords(edit, operation.wordIndexes, context, context);
  }
}

function withCaptions(edit: Edit, change: Partial<EditCaptions>): Edit {
  const { speakerColors, ...captions } = { ...edit.captions, ...change };
  return { ...edit, captions: speakerColors === true ? { ...captions, speakerColors } : captions };
}

function withFades(edit: Edit, change: Partial<Pick<Edit, 'fadeInSec' | 'fadeOutSec'>>): Edit {
  const faded = { ...edit, ...change };
  if (roundSec(faded.fadeInSec + faded.fadeOutSec) > durationOf(edit))
    throw new EditError('fades_too_long', 'The fades are longer than the edit. Shorten them.');
  return faded;
}

/** In one order, so that edits that sound alike are alike. */
function withLane({ mutedLanes = [], ...edit }: Edit, lane: HeardLane, isMuted: boolean): Edit {
  const muted = HEARD_LANES.filter((one) => (one === lane ? isMuted : mutedLanes.includes(one)));
  return muted.length === 0 ? edit : { ...edit, mutedLanes: muted };
}

function withMusic(edit: Edit, music: Edit['music'], context: EditContext): Edit {
  if (music === null) return { ...edit, music };
  const lengthSec = context.heardSec(music.assetId);
  if (lengthSec === null)
    throw new EditError(
      'no_such_music',
      `The file ${music.assetId} can’t be used as music. Choose another one.`,
    );
  if (music.startSec >= lengthSec)
    throw new EditError('outside_source', `The start is beyond the music, which is ${lengthSec} s long.`, {
      lengthSec,
    });
  return { ...edit, music };
}

/** The named fields that are really there, so that what was not said stays as it is. */
function given<Item extends object, Key extends keyof Item>(
  item: Item,
  keys: readonly Key[],
): { [Name in Key]?: Exclude<Item[Name], undefined> } {
  return Object.fromEntries(keys.filter((key) => item[key] !== undefined).map((key) => [key, item[key]])) as {
    [Name in Key]?: Exclude<Item[Name], undefined>;
  };
}
