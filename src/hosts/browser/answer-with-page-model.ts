/** The page's side of `page-model.ts`: the browser's own language model is asked, and answers as a server would. */
import { browserModel } from '../../base/browser/browser-model.ts';
import type { FromStudioWorker, PageModelAnswer } from './tab-messages.ts';

export function answerWithPageModel(studio: Worker): void {
  studio.addEventListener('message', ({ data }: MessageEvent<FromStudioWorker>) => {
    if (data.type !== 'ask_page_model') return;
    const { question, port } = data;
    const stopped = new AbortController();
    port.onmessage = () => stopped.abort();
    void said(question, stopped.signal)
      .catch((error: unknown): PageModelAnswer => ({ status: statusOf(error), said: '' }))
      .then((answer) => port.postMessage(answer));
  });
}

interface Message {
  readonly role: 'system' | 'user';
  readonly content: string;
}

async function said(question: string, signal: AbortSignal): Promise<PageModelAnswer> {
  const model = browserModel();
  if (model === null || (await model.availability()) !== 'available') return null;
  const { messages } = JSON.parse(question) as { messages: readonly Message[] };
  const initialPrompts = messages.flatMap(({ role, content }) =>
    role === 'system' ? [{ role, content }] : [],
  );
  const asked = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  const session = await model.create({ initialPrompts, signal });
  try {
    return { status: 200, said: await session.prompt(asked.join('\n\n'), { signal }) };
  } finally {
    session.destroy();
  }
}

/** What a server would answer: the text is too long for it, or it failed. */
function statusOf(error: unknown): number {
  return error instanceof Error && error.name === 'QuotaExceededError' ? 413 : 500;
}
