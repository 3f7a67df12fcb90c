/** What the assistant sees of an edit, made from the edit and what is known of its material. */
import type { EditContext } from '../model/apply-operations.ts';
import { type Edit, placeSegments } from '../model/edit.ts';
import { wordsOfEdit } from '../model/edit-words.ts';
import type { EditView } from './understanding.ts';

export function viewForAssistant(
  edit: Edit,
  { silencesOf, wordsOf }: Pick<EditContext, 'silencesOf' | 'wordsOf'>,
  music: EditView['music'],
): EditView {
  const silences = placeSegments(edit).flatMap((segment) =>
    silencesOf(segment.assetId).flatMap(({ startSec, endSec }) => {
      const shiftSec = segment.outputStartSec - segment.sourceStartSec;
      const from = Math.max(startSec, segment.sourceStartSec) + shiftSec;
      const to = Math.min(endSec, segment.sourceEndSec) + shiftSec;
      return to > from ? [{ startSec: from, endSec: to }] : [];
    }),
  );
  return { edit, words: wordsOfEdit(edit, wordsOf), silences, music };
}
