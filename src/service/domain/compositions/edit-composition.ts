/** Changes to a composition as pure steps from state to state. Words keep their times and their edits. */
import type { BodyOf } from '../../../contract/operations.ts';
import { problem } from '../../../contract/problems/problem.ts';
import { NO_DETAILS } from '../../../media/captions/caption-details.ts';
import {
  type CompositionWord,
  findAndReplace,
  markWords,
  replaceWords,
  UnknownWordError,
  type WordsReplaced,
  wordsInSpan,
} from '../../../media/captions/composition-words.ts';
import type { Word } from '../../../media/listen/word.ts';
import { conflict, invalid } from '../../kernel/api-error.ts';
import type { BuiltState, ClipState, CompositionState } from './composition-state.ts';
import { isClip } from './composition-state.ts';

const SHORTEST_SEC = 1;

export interface SourceOfCut {
  readonly durationSec: number;
  readonly transcript: { readonly id: string; readonly words: readonly Word[] } | null;
}

/**
 * @param imported words of the subtitle file that is put on it, on the clip's clock
 * @throws ApiError VALIDATION_FAILED for a span outside the source or shorter than a second
 */
export function editClip(
  state: ClipState,
  change: BodyOf<'edit_composition'>,
  source: SourceOfCut,
  imported?: readonly Word[],
): ClipState {
  const edited: ClipState = {
    ...withDetails(withSpeakerColors(withMarks(state, change.wordMarks), change.speakerColors), change),
    title: change.title ?? state.title,
    hook: change.hook === undefined ? state.hook : change.hook?.trim() || null,
    captionStyle: change.captionStyle === undefined ? state.captionStyle : change.captionStyle,
  };
  const fromFile = change.captionFile === null ? null : imported;
  return withImported(recutAt(edited, change, source), fromFile, source);
}

/** @param imported null goes back to what was heard; undefined leaves the words as they are */
function withImported(
  state: ClipState,
  imported: readonly Word[] | null | undefined,
  source: SourceOfCut,
): ClipState {
  if (imported === undefined || (imported === null && state.importedWords === undefined)) return state;
  const { importedWords: _, heardEdits, ...rest } = state;
  const { editedWords, transcriptId } = heardEdits ?? state;
  if (imported === null) {
    const heard = { ...rest, editedWords, transcriptId };
    return { ...heard, ...recut(heard, heard, source) };
  }
  const { startSec: shiftSec } = state;
  const importedWords = imported.map((word) => ({
    ...word,
    startSec: word.startSec + shiftSec,
    endSec: word.endSec + shiftSec,
  }));
  const fresh = { ...rest, importedWords, heardEdits: { editedWords, transcriptId }, editedWords: [] };
  return { ...fresh, ...recut(fresh, fresh, source) };
}

function recutAt(edited: ClipState, change: BodyOf<'edit_composition'>, source: SourceOfCut): ClipState {
  if (change.startSec === undefined && change.endSec === undefined) return edited;
  const span = { startSec: change.startSec ?? edited.startSec, endSec: change.endSec ?? edited.endSec };
  if (span.endSec > source.durationSec)
    throw invalid('/endSec', 'outside_source', problem('video_ends', { seconds: source.durationSec }));
  if (span.endSec - span.startSec < SHORTEST_SEC)
    throw invalid('/startSec', 'too_short', problem('clip_short', { seconds: SHORTEST_SEC }));
  return { ...edited, ...span, ...recut(edited, span, source) };
}

/**
 * What a field has already is no change of it.
 * @throws ApiError CONFLICT for what only clips have, or what is set elsewhere for this kind
 */
export function editBuilt(state: BuiltState, change: BodyOf<'edit_composition'>): BuiltState {
  const { kind } = state.scene;
  const given = (field: keyof typeof change): boolean => change[field] !== undefined;
  const hooked = (change.hook?.trim() ?? '') !== '';
  if (given('startSec') || given('endSec') || hooked)
    throw conflict(problem('not_a_clip_to_cut'), {
      kind,
    });
  if (given('captionFile')) throw conflict(problem('not_a_clip_to_caption'), { kind });
  const restyled =
    (given('captionStyle') && change.captionStyle !== state.captionStyle) ||
    given('speakerColors') ||
    given('brandKitId') ||
    given('captionDetails');
  if ((restyled || given('wordMarks')) && (kind === 'vibeedit' || kind === 'faketext'))
    throw conflict(problem('no_caption_style'), { kind });
  return {
    ...withDetails(withSpeakerColors(withMarks(state, change.wordMarks), change.speakerColors), change),
    title: change.title ?? state.title,
    captionStyle: change.captionStyle === undefined ? state.captionStyle : change.captionStyle,
  };
}

/** @param wanted undefined leaves it as it is */
function withSpeakerColors<State extends CompositionState>(state: State, wanted: boolean | undefined): State {
  if (wanted === undefined || wanted === (state.speakerColors === true)) return state;
  const { speakerColors: _, ...rest } = state;
  return (wanted ? { ...rest, speakerColors: true } : rest) as State;
}

/** What is not given stays; what says nothing more is not kept. */
function withDetails<State extends CompositionState>(
  state: State,
  { captionDetails: wanted }: Pick<BodyOf<'edit_composition'>, 'captionDetails'>,
): State {
  if (wanted === undefined) return state;
  const { captionDetails: before = NO_DETAILS, ...rest } = state;
  const { place = before.place, wordsAtOnce = before.wordsAtOnce } = wanted;
  const { masksProfanity = before.masksProfanity } = wanted;
  const isNothing = place === null && wordsAtOnce === null && !masksProfanity;
  return (isNothing ? rest : { ...rest, captionDetails: { place, wordsAtOnce, masksProfanity } }) as State;
}

/** @throws ApiError VALIDATION_FAILED for a word that is not there */
function withMarks<State extends CompositionState>(
  state: State,
  marks: BodyOf<'edit_composition'>['wordMarks'],
): State {
  if (marks === undefined) return state;
  return withWords(
    state,
    atKnownWords(
      () => markWords(state.words, marks),
      (index) => `/wordMarks/${marks.findIndex((mark) => mark.index === index)}/index`,
    ),
  );
}

/** Those of a clip are kept for a longer cut, too. */
function withWords<State extends CompositionState>(state: State, words: readonly CompositionWord[]): State {
  if (!isClip(state)) return { ...state, words };
  const before = new Map(state.words.map((word) => [word.index, word]));
  const edits = new Map(state.editedWords.map((word) => [word.index, word]));
  for (const word of words) if (before.get(word.index) !== word) edits.set(word.index, word);
  return { ...state, words, editedWords: [...edits.values()] };
}

/** @throws ApiError VALIDATION_FAILED for a word that is not there */
export function replaceInState(
  state: CompositionState,
  request: BodyOf<'replace_caption_words'>,
): { readonly state: CompositionState; readonly replaced: number } {
  const { words, replaced } = replacedWords(state.words, request);
  return { state: withWords(state, words), replaced };
}

/** A new transcript has other indexes, so edits made on the old one cannot be carried over to it. */
function recut(state: ClipState, span: { startSec: number; endSec: number }, { transcript }: SourceOfCut) {
  if (state.importedWords !== undefined) {
    const { importedWords, editedWords } = state;
    return { words: wordsInSpan(importedWords, span, editedWords), editedWords, transcriptId: null };
  }
  if (transcript === null) return { words: [], editedWords: [], transcriptId: null };
  const editedWords = transcript.id === state.transcriptId ? state.editedWords : [];
  return {
    words: wordsInSpan(transcript.words, span, editedWords),
    editedWords,
    transcriptId: transcript.id,
  };
}

function replacedWords(
  words: readonly CompositionWord[],
  request: BodyOf<'replace_caption_words'>,
): WordsReplaced {
  if ('find' in request) return findAndReplace(words, request);
  const { replacements } = request;
  return atKnownWords(
    () => replaceWords(words, replacements),
    (index) => `/replacements/${replacements.findIndex((one) => one.index === index)}/index`,
  );
}

/** @param pathOf where the request names the word of that index. @throws ApiError VALIDATION_FAILED for a word that is not there */
function atKnownWords<Result>(change: () => Result, pathOf: (index: number) => string): Result {
  try {
    return change();
  } catch (error) {
    if (!(error instanceof UnknownWordError)) throw error;
    throw invalid(pathOf(error.index), 'unknown_word', error.problem);
  }
}
