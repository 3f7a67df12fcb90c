/** A structural Parakeet as the files of its repository, with a vocabulary of made pieces. */
import type { SpeechModelFacts } from '../../../media/listen/speech/speech-models.ts';
import { PIECES, parakeetDecoder } from './parakeet-decoder.ts';
import { PARAKEET_SIZES, parakeetEncoder } from './parakeet-encoder.ts';

/** By their paths. */
export function structuralParakeetFiles(
  { files }: SpeechModelFacts,
  size: keyof typeof PARAKEET_SIZES,
): Map<string, Blob> {
  const shape = PARAKEET_SIZES[size];
  return new Map(
    files.map((path) => {
      if (path.startsWith('encoder')) return [path, new Blob([parakeetEncoder(shape)])];
      if (path.startsWith('decoder')) return [path, new Blob([parakeetDecoder(shape)])];
      return [path, new Blob([vocabulary()])];
    }),
  );
}

/** A piece and its number a line; every second one begins a word. */
function vocabulary(): string {
  const consonants = [...'bcdfglmnprstvz'];
  const syllables = consonants.flatMap((first) => [...'aeiou'].map((second) => first + second));
  const piece = (index: number): string => {
    const half = Math.floor(index / 2);
    const sound = `${syllables[half % syllables.length]}${syllables[Math.floor(half / syllables.length) % syllables.length]}`;
    return index % 2 === 0 ? `▁${sound}` : sound;
  };
  return [
    ...Array.from({ length: PIECES }, (_, index) => `${piece(index)} ${index}`),
    `<blk> ${PIECES}`,
  ].join('\n');
}
