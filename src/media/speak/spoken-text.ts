/** Takes a script apart into paragraphs, sentences and the words a listener follows. */
import { isSpeakable } from '../../base/text/speakable.ts';
import { TITLES, titlePattern } from '../../base/text/titles.ts';

export interface Sentence {
  readonly text: string;
  /** True for the last one of a paragraph. */
  readonly endsParagraph: boolean;
}

export interface TextWord {
  readonly text: string;
  /** UTF-16 units in the sentence. */
  readonly start: number;
  readonly end: number;
}

/** A synthesiser works on a sentence at a time; one without any stop is cut at a space. */
const LONGEST_SENTENCE_CHARS = 400;

const TITLE = { en: titlePattern(TITLES.en), it: titlePattern(TITLES.it) } as const;

function titleIn(language: string): RegExp {
  return language === 'it' ? TITLE.it : TITLE.en;
}

/** Sentences with nothing to say, such as a row of dots, are left out. */
export function sentencesOf(script: string, language: string): Sentence[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  return script.split(/\n\s*/).flatMap((paragraph) => {
    const parts = Array.from(segmenter.segment(paragraph), ({ segment }) => segment);
    const texts = joinedBehindTitles(parts, titleIn(language))
      .flatMap((sentence) => shorter(sentence.replace(/\s+/g, ' ').trim()))
      .filter(isSpeakable);
    return texts.map((text, index) => ({ text, endsParagraph: index === texts.length - 1 }));
  });
}

/** Unicode ends a sentence behind the stop of "Dr. Brown". */
function joinedBehindTitles(parts: readonly string[], title: RegExp): string[] {
  const sentences: string[][] = [];
  for (const [at, part] of parts.entries()) {
    const lastWord = (parts[at - 1] ?? '').trimEnd().split(/\s/u).at(-1) ?? '';
    if (title.test(lastWord)) sentences.at(-1)?.push(part);
    else sentences.push([part]);
  }
  return sentences.map((sentence) => sentence.join(''));
}

/** For a synthesiser that takes any stop for the end of a sentence. What is left stays where it was. */
export function withoutTitleStops(sentence: string, language: string): string {
  const title = titleIn(language);
  return sentence.replace(/\S+(?=\s)/gu, (word) => (title.test(word) ? `${word.slice(0, -1)} ` : word));
}

/** Words between spaces; signs that stand alone go with the word before them, at the start with the one after. */
export function wordsOf(sentence: string): TextWord[] {
  const words: TextWord[] = [];
  let waiting: number | null = null;
  for (const match of sentence.matchAll(/\S+/g)) {
    const start: number = waiting ?? match.index;
    const end = match.index + match[0].length;
    const last = words.at(-1);
    if (isSpeakable(match[0])) {
      words.push({ text: sentence.slice(start, end), start, end });
      waiting = null;
    } else if (last === undefined) waiting = start;
    else words[words.length - 1] = { text: sentence.slice(last.start, end), start: last.start, end };
  }
  return words;
}

function shorter(text: string): string[] {
  if (text.length <= LONGEST_SENTENCE_CHARS) return [text];
  const space = text.lastIndexOf(' ', LONGEST_SENTENCE_CHARS);
  const at = space > 0 ? space : safeCut(text, LONGEST_SENTENCE_CHARS);
  return [text.slice(0, at), ...shorter(text.slice(at).trim())];
}

/** Never between the two halves of a surrogate pair. */
function safeCut(text: string, at: number): number {
  return /[\uD800-\uDBFF]/.test(text[at - 1] ?? '') ? at - 1 : at;
}
