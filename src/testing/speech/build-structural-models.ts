/** Makes all structural models and says where they are: `npx tsx src/testing/speech/build-structural-models.ts`. */
import { dirname } from 'node:path';
import {
  type KeptModel,
  structuralNativeParakeet,
  structuralParakeet,
  structuralSpeakerModels,
  structuralWhisper,
} from './structural/keep-models.ts';
import { PARAKEET_SIZES } from './structural/parakeet-encoder.ts';
import { WHISPER_SIZES } from './structural/whisper-encoder.ts';

const tell = ({ modelId, files }: KeptModel, size: string): void =>
  console.log(`${modelId}, ${size}: ${dirname(Object.values(files)[0] ?? '')}`);

for (const size of Object.keys(WHISPER_SIZES) as (keyof typeof WHISPER_SIZES)[])
  tell(await structuralWhisper(size), size);
for (const size of Object.keys(PARAKEET_SIZES) as (keyof typeof PARAKEET_SIZES)[]) {
  tell(await structuralParakeet(size), size);
  tell(await structuralNativeParakeet(size), size);
}
for (const model of await structuralSpeakerModels()) tell(model, 'whole');
