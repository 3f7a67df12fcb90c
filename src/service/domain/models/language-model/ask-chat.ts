/** One question to a server that speaks the chat interface OpenAI's service made common: `POST …/chat/completions`. */
import { z } from 'zod';
import { problem } from '../../../../contract/problems/problem.ts';
import type { ChatMessage } from '../../../../media/language-model/chat-message.ts';
import type { Network } from '../../../kernel/ports/network.ts';
import { askModelServer, jsonBody, ModelServerError } from '../ask-model-server.ts';

export interface ChatCall {
  readonly address: string;
  readonly model: string;
  readonly key: string | null;
  readonly messages: readonly ChatMessage[];
  readonly signal: AbortSignal;
  /** How long a whole answer may take. */
  readonly patienceMs: number;
}

/** Low, so that the same clips are judged alike twice. */
const TEMPERATURE = 0.2;
const ANSWER_MAX_BYTES = 1024 * 1024;

const completionSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

/** What the model says. Throws ModelServerError, or the signal's reason. */
export async function askChat(
  network: Network,
  { address, model, messages, ...call }: ChatCall,
): Promise<string> {
  const answer = await askModelServer(network, 'llm', {
    ...call,
    model,
    url: new URL(`${address}/chat/completions`),
    body: jsonBody({ model, messages, temperature: TEMPERATURE, stream: false }),
    maxBytes: ANSWER_MAX_BYTES,
  });
  const completion = completionSchema.safeParse(parsed(await answer.text()));
  const said = completion.data?.choices[0]?.message.content;
  if (said === undefined) throw new ModelServerError(problem('llm_unclear', { model }));
  return said;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
