/** The text of an answer that may take as long as the link is slow, while enough of it comes. */
import type { Limit } from './limit-answer.ts';

/** An answer that brings less in its time only trickles: it would be waited for without end. */
const RENEWING_BYTES = 4096;

/** Rejects as the transport does, and where the limit ends it. */
export async function heardText({ body }: Response, limit: Pick<Limit, 'again'>): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let newBytes = 0; ; ) {
    const piece = await reader?.read();
    if (piece?.value === undefined) return text + decoder.decode();
    text += decoder.decode(piece.value, { stream: true });
    newBytes += piece.value.byteLength;
    if (newBytes < RENEWING_BYTES) continue;
    newBytes = 0;
    limit.again();
  }
}
