/** Speaks texts with built-in voices, or with those of the account's own server, a sentence at a time. */
import { newId } from '../../../../contract/ids.ts';
import { problem } from '../../../../contract/problems/problem.ts';
import type { MediaCall } from '../../../../media/media-call.ts';
import { UnreadableMediaError } from '../../../../media/probe/unreadable-media-error.ts';
import type { TextForFile } from '../../../../media/speak/named-recording.ts';
import type { SpokenFile } from '../../../../media/speak/speak-to-file.ts';
import { sentencesOf } from '../../../../media/speak/spoken-text.ts';
import { SpeechError } from '../../../../media/speak/synthesizer.ts';
import { JobFailure } from '../../../jobs/job-failure.ts';
import { ModelServerError } from '../ask-model-server.ts';
import type { ModelContext } from '../model-context.ts';
import { readOwnVoiceId } from './own-voice.ts';

export interface TextWithVoice {
  readonly text: string;
  readonly voice: string;
  readonly title?: string;
  readonly outputFile: string;
}

/** How much of the work is waiting for a server, where there is one. */
const ASKING_SHARE = 0.8;

/** One result for each text. Throws JobFailure, or the signal's reason; files that were begun are the caller's. */
export async function speak(
  context: ModelContext,
  accountId: string,
  texts: readonly TextWithVoice[],
  { signal, onProgress }: MediaCall,
): Promise<readonly SpokenFile[]> {
  const received: string[] = [];
  try {
    const total = texts.reduce((sum, { text }) => sum + text.length, 0);
    const ready: TextForFile[] = [];
    let chars = 0;
    for (const text of texts) {
      const own = readOwnVoiceId(text.voice);
      if (own === null) {
        ready.push(text);
        continue;
      }
      const files: string[] = [];
      for (const sentence of sentencesOf(text.text, own.language)) {
        onProgress((ASKING_SHARE * chars) / total, 'speak');
        files.push(await askFor(context, accountId, own, sentence.text, signal, received));
        chars += sentence.text.length;
      }
      ready.push({ ...text, voice: { language: own.language, files } });
    }
    const asked = received.length === 0 ? 0 : ASKING_SHARE;
    return await context.media.run(
      'speak',
      { texts: ready },
      {
        signal,
        onProgress: (share, stage) => onProgress(asked + (1 - asked) * share, stage),
      },
    );
  } catch (error) {
    signal.throwIfAborted();
    const isPlain =
      error instanceof SpeechError ||
      error instanceof ModelServerError ||
      error instanceof UnreadableMediaError;
    throw isPlain ? new JobFailure(error.problem) : error;
  } finally {
    for (const file of received) await context.files.remove(file);
  }
}

async function askFor(
  { voiceServers, files }: ModelContext,
  accountId: string,
  { name, language }: { readonly name: string; readonly language: string },
  text: string,
  signal: AbortSignal,
  received: string[],
): Promise<string> {
  const known = (await voiceServers.choiceOf(accountId))?.voices ?? [];
  if (!known.some((voice) => voice.name === name && voice.language === language))
    throw new ModelServerError(problem('tts_voice_gone', { voice: name }));
  const sound = await voiceServers.speak(accountId, { text, voice: name, signal });
  const file = `voices/${newId('event')}.wav`;
  received.push(file);
  await files.put(file, sound);
  return file;
}
