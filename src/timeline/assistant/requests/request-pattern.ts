/** A kind of request: how people say it in each language, and what it means for an edit. */
import { REPLIES, type Replies } from '../replies/replies.ts';
import type { EditView, Planned } from '../understanding.ts';

export type Language = 'en' | 'it';

export interface RequestPattern {
  /** Stable, for tests. */
  readonly name: string;
  /** Patterns over a normalised clause; the first pattern of the list that matches wins. */
  readonly said: Readonly<Record<Language, readonly RegExp[]>>;
  plan(request: ReadRequest, view: EditView): Planned;
}

export interface ReadRequest {
  readonly language: Language;
  /** Named groups of the pattern that matched; those that took no part are missing. */
  readonly groups: Readonly<Record<string, string>>;
  /** The clause as typed, for quoted words and names. */
  readonly clause: string;
}

/** Chooses what is said from the catalog of the request's language. */
export type Say = (replies: Replies) => string;

/** @param en,it patterns as text */
export function requestPattern(
  name: string,
  said: { readonly en: readonly string[]; readonly it: readonly string[] },
  plan: RequestPattern['plan'],
): RequestPattern {
  const compiled = (patterns: readonly string[]) => patterns.map((pattern) => new RegExp(pattern));
  return { name, said: { en: compiled(said.en), it: compiled(said.it) }, plan };
}

export function answer({ language }: ReadRequest, say: Say): Planned {
  return { kind: 'answer', text: say(REPLIES[language]) };
}

export function change(
  { language }: ReadRequest,
  say: Say,
  ...operations: Extract<Planned, { kind: 'change' }>['operations']
): Planned {
  return { kind: 'change', label: say(REPLIES[language]), operations };
}
