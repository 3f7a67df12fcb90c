/** One question to a server that speaks the chat interface OpenAI's service made common: `POST …/chat/completions`. */
import { z } from 'zod';
import { sayTold } from '../../../base/told.ts';
import { AddressRefusedError, type ChatMessage, type Network, NetworkError } from '../../ports.ts';

/** No opinion came; the message is a sentence for the user. */
export class LanguageModelError extends Error {
  override readonly name = 'LanguageModelError';
}

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
/** Far above any answer that was asked for. */
const ANSWER_MAX_BYTES = 1024 * 1024;

const completionSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

/** What the model says. Throws LanguageModelError, or the signal's reason. */
export async function askChat(network: Network, call: ChatCall): Promise<string> {
  const url = new URL(`${call.address}/chat/completions`);
  const patience = AbortSignal.timeout(call.patienceMs);
  try {
    const { status, body } = await network.request({
      method: 'POST',
      url,
      headers: {
        'Content-Type': 'application/json',
        ...(call.key === null ? {} : { Authorization: `Bearer ${call.key}` }),
      },
      body: JSON.stringify({
        model: call.model,
        messages: call.messages,
        temperature: TEMPERATURE,
        stream: false,
      }),
      signal: AbortSignal.any([call.signal, patience]),
    });
    const text = await readText(body).catch((cause: unknown) => {
      throw new LanguageModelError(sayTold('llm_unreachable', { host: url.host }), { cause });
    });
    if (status !== 200) throw refusal(status, call);
    const completion = completionSchema.safeParse(parsed(text));
    const said = completion.data?.choices[0]?.message.content;
    if (said === undefined) throw new LanguageModelError(sayTold('llm_unclear', { model: call.model }));
    return said;
  } catch (error) {
    call.signal.throwIfAborted();
    if (patience.aborted) throw new LanguageModelError(sayTold('llm_slow', { host: url.host }));
    throw told(error, url.host);
  }
}

async function readText(body: ReadableStream<Uint8Array>): Promise<string> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let sizeBytes = 0;
  const reader = body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    sizeBytes += read.value.byteLength;
    if (sizeBytes > ANSWER_MAX_BYTES) {
      await reader.cancel();
      return '';
    }
    parts.push(new Uint8Array(read.value));
  }
  return new Blob(parts).text();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function refusal(status: number, { address, model }: ChatCall): LanguageModelError {
  const { host } = new URL(address);
  if (status === 401 || status === 403)
    return new LanguageModelError(sayTold('llm_refused', { host, status }));
  if (status === 404) return new LanguageModelError(sayTold('llm_missing', { host, model }));
  return new LanguageModelError(sayTold('llm_answer', { host, status }));
}

function told(error: unknown, host: string): unknown {
  if (error instanceof AddressRefusedError)
    return new LanguageModelError(sayTold('llm_address_refused', { host, why: error.message }), {
      cause: error,
    });
  if (error instanceof LanguageModelError) return error;
  if (error instanceof NetworkError)
    return new LanguageModelError(sayTold('llm_unreachable', { host }), { cause: error });
  return error;
}
