/** Makes the structural models and says where they are: `npx tsx src/testing/speech/build-structural-models.ts base`. */
import { dirname } from 'node:path';
import { structuralWhisper } from './structural/keep-models.ts';
import { WHISPER_SIZES } from './structural/whisper-encoder.ts';

const known = Object.keys(WHISPER_SIZES) as (keyof typeof WHISPER_SIZES)[];
const wanted = process.argv.slice(2);
for (const size of known.filter((name) => wanted.length === 0 || wanted.includes(name))) {
  const { files } = await structuralWhisper(size);
  console.log(`whisper-${size}: ${dirname(files['config.json'] ?? '')}`);
}
