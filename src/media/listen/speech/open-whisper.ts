/** Opens Whisper from the files of a model. The library is loaded only here, when needed; nothing is fetched. */
import { problem } from '../../../contract/problems/problem.ts';
import { loadOnnxRuntime, openingModels } from './onnx-runtime.ts';
import { type Recogniser, SpeechModelError } from './recogniser.ts';
import { gpuHere } from './speech-device.ts';
import type { WhisperFacts } from './speech-models.ts';
import { type WhisperPipeline, whisperRecogniser } from './whisper-recogniser.ts';

/** By their paths in the repository. Throws SpeechModelError where they are not a model this machine can run. */
export async function openWhisper(
  facts: WhisperFacts,
  files: ReadonlyMap<string, Blob>,
): Promise<Recogniser> {
  if (facts.runtime === 'webgpu' && (await gpuHere()) === 'none')
    throw new SpeechModelError(problem('model_needs_gpu', { model: facts.name }));
  // Before the library: it takes the runtime that it finds.
  await loadOnnxRuntime(facts.runtime);
  const { env, pipeline } = await import('@huggingface/transformers');
  env.allowLocalModels = false;
  env.allowRemoteModels = true;
  env.useBrowserCache = false;
  env.useFSCache = false;
  // The library would load its runtime through a blob address, which the page's policy forbids.
  env.useWasmCache = false;
  env.useCustomCache = true;
  env.customCache = { match: async (path) => answerOf(files, path), put: async () => undefined };
  // What is not among the files is optional; it is not looked for anywhere else.
  env.fetch = async () => new Response(null, { status: 404 });
  const { encoder, decoder } = facts.precision;
  try {
    const whisper = await openingModels(() =>
      pipeline('automatic-speech-recognition', facts.repository, {
        // Of a runtime that it was given the library knows no devices: that one chooses.
        device: facts.runtime === 'wasm' || import.meta.env.SSR ? 'auto' : facts.runtime,
        dtype: { encoder_model: encoder, decoder_model_merged: decoder },
      }),
    );
    return whisperRecogniser(facts, whisper as unknown as WhisperPipeline);
  } catch (error) {
    throw new SpeechModelError(problem('model_not_opened', { model: facts.name }), { cause: error });
  }
}

/** The library asks by path or by address; both end with the file's path in the repository. */
function answerOf(files: ReadonlyMap<string, Blob>, path: string): Response | undefined {
  for (const [name, file] of files)
    if (path.endsWith(`/${name}`))
      return new Response(file, { headers: { 'content-length': String(file.size) } });
  return undefined;
}
