/** The language model a browser brings (Prompt API, `LanguageModel`). Windows have it, workers do not. */

/** Stands for it where a service is given the address of a model; no server can have it (RFC 6761, 6.4). */
export const BROWSER_MODEL_ADDRESS = 'https://language-model.invalid/v1';
/** Browsers do not say which model it is. */
export const BROWSER_MODEL_NAME = 'Browser model';

export type BrowserModelState = 'unavailable' | 'downloadable' | 'downloading' | 'available';

interface Monitor {
  /** `loaded`: 0 to 1. */
  addEventListener(type: 'downloadprogress', heard: (event: { readonly loaded: number }) => void): void;
}

interface BrowserModelSession {
  prompt(text: string, options: { readonly signal: AbortSignal }): Promise<string>;
  destroy(): void;
}

export interface BrowserModel {
  availability(): Promise<BrowserModelState>;
  /** Downloads it first where it has to, which only the press of a button may begin. */
  create(options: {
    readonly initialPrompts?: readonly { readonly role: 'system'; readonly content: string }[];
    readonly monitor?: (monitor: Monitor) => void;
    readonly signal?: AbortSignal;
  }): Promise<BrowserModelSession>;
}

/** null where this browser has none, or hides it, as in a worker. */
export function browserModel(): BrowserModel | null {
  return (globalThis as { LanguageModel?: BrowserModel }).LanguageModel ?? null;
}
