/** Changes to a composition as pure steps from state to state. Words keep their times and their edits. */

import type { BodyOf } from '../../../contract/operations.ts';
import { problem } from '../../../contract/problems/problem.ts';
import {
  type CompositionWord,
  findAndReplace,
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

/** @throws ApiError VALIDATION_FAILED for a span outside the source or shorter than a second */
export function editClip(
  state: ClipState,
  change: BodyOf<'edit_composition'>,
  source: SourceOfCut,
): ClipState {
  const edited: ClipState = {
    ...withSpeakerColors(state, change.speakerColors),
    title: change.title ?? state.title,
    hook: change.hook === undefined ? state.hook : change.hook?.trim() || null,
    captionStyle: change.captionStyle === undefined ? state.captionStyle : change.captionStyle,
  };
  if (change.startSec === undefined && change.endSec === undefined) return edited;
  const span = { startSec: change.startSec ?? state.startSec, endSec: change.endSec ?? state.endSec };
  if (span.endSec > source.durationSec)
    throw invalid('/endSec', 'outside_source', problem('video_ends', { seconds: source.durationSec }));
  if (span.endSec - span.startSec < SHORTEST_SEC)
    throw invalid('/startSec', 'too_short', problem('clip_short', { seconds: SHORTEST_SEC }));
  return { ...edited, ...span, ...recut(state, span, source) };
}

/** @throws ApiError CONFLICT for what only clips have, or what is set elsewhere for this kind */
export function editBuilt(state: BuiltState, change: BodyOf<'edit_composition'>): BuiltState {
  const { kind } = state.scene;
  const given = (field: keyof typeof change): boolean => change[field] !== undefined;
  if (given('startSec') || given('endSec') || given('hook'))
    throw conflict(problem('not_a_clip_to_cut'), {
      kind,
    });
  const restyled = given('captionStyle') || given('speakerColors') || given('brandKitId');
  if (restyled && (kind === 'vibeedit' || kind === 'faketext'))
    throw conflict(problem('no_caption_style'), { kind });
  return {
    ...withSpeakerColors(state, change.speakerColors),
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

/** @throws ApiError VALIDATION_FAILED for a word that is not there */
export function replaceInState(
  state: CompositionState,
  request: BodyOf<'replace_caption_words'>,
): { readonly state: CompositionState; readonly replaced: number } {
  const { words, replaced } = replacedWords(state.words, request);
  if (!isClip(state)) return { state: { ...state, words }, replaced };
  const before = new Map(state.words.map((word) => [word.index, word]));
  const edits = new Map(state.editedWords.map((word) => [word.index, word]));
  for (const word of words) if (before.get(word.index) !== word) edits.set(word.index, word);
  return { state: { ...state, words, editedWords: [...edits.values()] }, replaced };
}

/** A new transcript has other indexes, so edits made on the old one cannot be carried over to it. */
function recut(state: ClipState, span: { startSec: number; endSec: number }, { transcript }: SourceOfCut) {
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
  try {
    return replaceWords(words, request.replacements);
  } catch (error) {
    if (!(error instanceof UnknownWordError)) throw error;
    const position = request.replacements.findIndex(({ index }) => index === error.index);
    throw invalid(`/replacements/${position}/index`, 'unknown_word', error.problem);
  }
}
