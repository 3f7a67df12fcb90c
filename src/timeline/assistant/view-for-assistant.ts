/** What the assistant sees of an edit, made from the edit and what is known of its material. */
import { MIN_SILENCE_SEC } from '../../base/film/find-silences.ts';
import type { EditContext } from '../model/apply-operations.ts';
import { type Edit, placeSegments } from '../model/edit.ts';
import { wordsOfEdit } from '../model/edit-words.ts';
import { pausesOf } from '../model/pauses.ts';
import type { EditView } from './understanding.ts';

export function viewForAssistant(
  edit: Edit,
  { silencesOf, wordsOf }: Pick<EditContext, 'silencesOf' | 'wordsOf'>,
  music: EditView['music'],
): EditView {
  const words = wordsOfEdit(edit, wordsOf);
  const silences = pausesOf({ segments: placeSegments(edit), words }, silencesOf, MIN_SILENCE_SEC);
  return { edit, words, silences, music };
}
