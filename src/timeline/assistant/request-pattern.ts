/** A kind of request: how people say it in each language, and what it means for an edit. */
import type { EditView, Planned } from './understanding.ts';

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

type Texts = Readonly<Record<Language, string>>;

/** @param en,it patterns as text */
export function requestPattern(
  name: string,
  said: { readonly en: readonly string[]; readonly it: readonly string[] },
  plan: RequestPattern['plan'],
): RequestPattern {
  const compiled = (patterns: readonly string[]) => patterns.map((pattern) => new RegExp(pattern));
  return { name, said: { en: compiled(said.en), it: compiled(said.it) }, plan };
}

export function answer({ language }: ReadRequest, texts: Texts): Planned {
  return { kind: 'answer', text: texts[language] };
}

export function change(
  { language }: ReadRequest,
  label: Texts,
  ...operations: Extract<Planned, { kind: 'change' }>['operations']
): Planned {
  return { kind: 'change', label: label[language], operations };
}

/** `1 pause`, `3 pauses`: both languages have these two forms. */
export function counted(count: number, one: string, other: string): string {
  return `${count} ${count === 1 ? one : other}`;
}
