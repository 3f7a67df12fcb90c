/** A structural Parakeet as the files of its repository, with a vocabulary of made pieces. */
import type { SpeechModelFacts } from '../../../media/listen/speech/speech-models.ts';
import { parakeetDecoder } from './parakeet-decoder.ts';
import { PARAKEET_SIZES, parakeetEncoder } from './parakeet-encoder.ts';
import { nativeDecoder, nativeEncoder, nativeJoiner } from './parakeet-native.ts';
import { PIECES } from './parakeet-prediction.ts';

/** By their paths. */
export function structuralParakeetFiles(
  { files, runtime }: SpeechModelFacts,
  size: keyof typeof PARAKEET_SIZES,
): Map<string, Blob> {
  const shape = PARAKEET_SIZES[size];
  const isNative = runtime === 'native';
  return new Map(
    files.map((path) => {
      if (path.startsWith('encoder'))
        return [path, new Blob([isNative ? nativeEncoder(shape) : parakeetEncoder(shape)])];
      if (path.startsWith('decoder'))
        return [path, new Blob([isNative ? nativeDecoder() : parakeetDecoder(shape)])];
      if (path.startsWith('joiner')) return [path, new Blob([nativeJoiner(shape)])];
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
