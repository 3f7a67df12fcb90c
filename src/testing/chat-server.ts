/** A small language model server on this machine: it judges clips by one word, in the chat interface of `ask-chat.ts`. */
import { type Instead, type ModelServer, startModelServer } from './model-server.ts';

export interface AskedChat {
  readonly authorization: string | null;
  readonly model: string;
  /** What the user's side of the question says. */
  readonly text: string;
}

export type ChatServer = ModelServer<AskedChat>;
export type InsteadOfChat = Instead<AskedChat>;

interface Question {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

/** Clips with `word` in them get 100 and a title that says so, the others 0 and no words. */
export function startChatServer(word: string, instead?: InsteadOfChat): Promise<ChatServer> {
  return startModelServer<AskedChat>(
    {
      path: '/chat/completions',
      read: (body, authorization) => {
        const { model, messages } = body as Question;
        const text = messages.find(({ role }) => role === 'user')?.content ?? '';
        return { authorization, model, text };
      },
      answer: ({ text }, response) =>
        response.setHeader('Content-Type', 'application/json').end(completion(judgeClips(text, word))),
    },
    instead,
  );
}

export function completion(content: string): string {
  return JSON.stringify({ choices: [{ index: 0, message: { role: 'assistant', content } }] });
}

/** What a model says of the clips in a question. */
export function judgeClips(text: string, word: string): string {
  const clips = [...text.matchAll(/^Clip (\d+), \d+ s:\n(.*)$/gm)].map(([, clip, said = '']) =>
    said.includes(word)
      ? { clip: Number(clip), score: 100, title: `About ${word}`, reason: `It says ${word}.` }
      : { clip: Number(clip), score: 0 },
  );
  return `Here you are:\n\`\`\`json\n${JSON.stringify({ clips })}\n\`\`\``;
}
