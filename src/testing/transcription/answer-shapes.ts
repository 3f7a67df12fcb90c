/** What was heard, in the shapes that transcription servers answer with. */
import type { ServedWord } from './transcription-server.ts';

/**
 * `words` of OpenAI, Groq and speaches, without punctuation; `pieces` of whisper.cpp, inside the segments; `segments`
 * of vLLM; `strings`, words whose numbers are strings.
 */
export type AnswerShape = 'words' | 'pieces' | 'segments' | 'strings';

/** A pause of this length begins another segment, as a new sentence does. */
const PAUSE_SEC = 0.5;

interface Facts {
  readonly shape: AnswerShape;
  readonly language: string;
  readonly durationSec: number;
}

export function answerOf(words: readonly ServedWord[], { shape, language, durationSec }: Facts): object {
  const segments = segmentsOf(words).map((inside, id) => ({
    id,
    start: inside[0]?.startSec ?? 0,
    end: inside.at(-1)?.endSec ?? 0,
    text: ` ${textOf(inside)}`,
    ...(shape === 'pieces' ? { words: inside.flatMap(piecesOf) } : {}),
  }));
  const told = { task: 'transcribe', language, duration: durationSec, text: textOf(words), segments };
  if (shape === 'pieces' || shape === 'segments') return told;
  const number = (value: number): number | string => (shape === 'strings' ? value.toFixed(3) : value);
  return {
    ...told,
    duration: number(durationSec),
    words: words.map(({ text, startSec, endSec }) => ({
      word: text.replace(/[.,!?]/g, ''),
      start: number(startSec),
      end: number(endSec),
    })),
  };
}

function segmentsOf(words: readonly ServedWord[]): ServedWord[][] {
  const segments: ServedWord[][] = [];
  for (const word of words) {
    const last = segments.at(-1);
    const before = last?.at(-1);
    const goesOn = before !== undefined && !before.text.endsWith('.');
    if (last !== undefined && goesOn && word.startSec - before.endSec < PAUSE_SEC) last.push(word);
    else segments.push([word]);
  }
  return segments;
}

/** Two to a word that is long enough, the first with the space before it. */
function piecesOf({ text, startSec, endSec }: ServedWord): object[] {
  const cut = text.length < 4 ? text.length : Math.floor(text.length / 2);
  const middle = startSec + ((endSec - startSec) * cut) / text.length;
  const first = { word: ` ${text.slice(0, cut)}`, start: startSec, end: middle, probability: 0.9 };
  return cut === text.length
    ? [first]
    : [first, { word: text.slice(cut), start: middle, end: endSec, probability: 0.8 }];
}

function textOf(words: readonly ServedWord[]): string {
  return words.map(({ text }) => text).join(' ');
}
