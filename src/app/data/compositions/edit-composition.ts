/**
 * Changes to a composition. Each carries the revision it was made on; when another tab was faster, the
 * change is made again on the new revision where it still means the same, and refused with both sides
 * shown where it does not. Nothing typed is lost.
 */
import type { ApiClient } from '../../../client/api-client.ts';
import type { BodyOf } from '../../../contract/operations.ts';
import { ofAnswer } from '../../../contract/problems/answer-problems.ts';
import { DeviceError } from '../../../contract/problems/stated-problem.ts';
import type { Composition } from '../../../contract/schemas/composition.ts';
import { isConflict } from '../changes/is-conflict.ts';

export type FieldEdit = Omit<BodyOf<'edit_composition'>, 'expectedRevision'>;

export interface WordsChange {
  readonly kind: 'words';
  readonly replacements: readonly { readonly index: number; readonly text: string }[];
}

export type CompositionChange =
  | { readonly kind: 'fields'; readonly edit: FieldEdit }
  | WordsChange
  | {
      readonly kind: 'find';
      readonly find: string;
      readonly replaceWith: string;
      readonly matchCase: boolean;
      /** What it makes of the words that are there, word by word: done twice, a replacement in words changes nothing more. */
      readonly words: WordsChange;
    };

/** The same thing was changed elsewhere to something else. */
export class EditConflict extends DeviceError {
  override readonly name = 'EditConflict';
  readonly theirs: Composition;

  constructor(theirs: Composition) {
    super(ofAnswer('changed_elsewhere', { title: theirs.title }));
    this.theirs = theirs;
  }
}

/** The parts of a composition that changes are about. */
export type Compared = Pick<
  Composition,
  'revision' | 'title' | 'hook' | 'captions' | 'source' | 'framing' | 'words'
>;

/** What a change has to be compared with later, and no more: it is kept on the device. */
export function comparedOf(change: CompositionChange, composition: Composition): Compared {
  const { revision, title, hook, captions, source, framing, words } = composition;
  const places = new Set(change.kind === 'words' ? change.replacements.map(({ index }) => index) : []);
  const compared = words?.filter(({ index }) => places.has(index));
  return { revision, title, hook, captions, source, framing, words: compared };
}

/** True where the change was made already. */
export function isAsWanted(change: CompositionChange, now: Compared): boolean {
  switch (change.kind) {
    case 'find':
      return false;
    case 'words':
      return change.replacements.every(({ index, text }) => {
        const word = now.words?.find((one) => one.index === index);
        return word !== undefined && (text === '' ? word.hidden : !word.hidden && word.text === text);
      });
    case 'fields':
      return (Object.entries(change.edit) as [keyof FieldEdit, unknown][]).every(([field, wanted]) => {
        if (field === 'startSec' || field === 'endSec') return now.source?.[field] === wanted;
        // A kit may have changed since it was put on.
        if (field === 'brandKitId' && wanted !== null) return false;
        // Either says a part of what there is.
        if (field === 'captionDetails' || field === 'wordMarks' || field === 'captionFile') return false;
        return field !== 'framing' && JSON.stringify(fieldOf(now, field)) === JSON.stringify(wanted);
      });
  }
}

/** True where making the change on `now` means what it meant on `before`. */
export function stillApplies(change: CompositionChange, before: Compared, now: Compared): boolean {
  switch (change.kind) {
    case 'find':
      return true;
    case 'words':
      return change.replacements.every(({ index }) => {
        const [old, current] = [before, now].map((one) => one.words?.find((word) => word.index === index));
        return current !== undefined && current.text === old?.text && current.hidden === old.hidden;
      });
    case 'fields':
      return (Object.keys(change.edit) as (keyof FieldEdit)[]).every(
        (field) => JSON.stringify(fieldOf(before, field)) === JSON.stringify(fieldOf(now, field)),
      );
  }
}

function fieldOf(composition: Compared, field: keyof FieldEdit): unknown {
  switch (field) {
    case 'title':
      return composition.title;
    case 'hook':
      return composition.hook;
    case 'captionStyle':
      return composition.captions.style;
    case 'speakerColors':
      return composition.captions.speakerColors;
    case 'brandKitId':
      return composition.captions.brand?.brandKitId ?? null;
    case 'captionDetails':
      return composition.captions.details;
    case 'wordMarks':
    case 'captionFile':
      return composition.words;
    case 'startSec':
    case 'endSec':
      return composition.source;
    case 'framing':
      return composition.framing.shots;
    // Going back leaves behind whatever there is now.
    case 'restoreRevision':
      return composition.revision;
  }
}

export async function sendChange(
  client: ApiClient,
  id: string,
  revision: number,
  change: CompositionChange,
): Promise<Composition> {
  const params = { compositionId: id };
  switch (change.kind) {
    case 'fields':
      return (
        await client.api.edit_composition({ params, body: { ...change.edit, expectedRevision: revision } })
      ).composition;
    case 'words': {
      const body = { expectedRevision: revision, replacements: [...change.replacements] };
      return (await client.api.replace_caption_words({ params, body })).composition;
    }
    case 'find': {
      const { find, replaceWith, matchCase } = change;
      const body = { expectedRevision: revision, find, replaceWith, matchCase };
      return (await client.api.replace_caption_words({ params, body })).composition;
    }
  }
}

/** @throws EditConflict where somebody else changed the same meanwhile */
export async function changeComposition(
  client: ApiClient,
  compositionId: string,
  before: Compared,
  change: CompositionChange,
): Promise<Composition> {
  try {
    return await sendChange(client, compositionId, before.revision, change);
  } catch (error) {
    if (!isConflict(error)) throw error;
    const now = (await client.api.get_composition({ params: { compositionId } })).composition;
    if (now.revision === before.revision) throw error;
    // By this very change, whose answer was lost, or by somebody who wanted the same.
    if (isAsWanted(change, now)) return now;
    if (!stillApplies(change, before, now)) throw new EditConflict(now);
    return await sendChange(client, compositionId, now.revision, change);
  }
}

/** Edits of one composition go one after the other, each on the revision the one before it made. */
export const editsOf = (compositionId: string) => ({ id: `composition ${compositionId}` });
