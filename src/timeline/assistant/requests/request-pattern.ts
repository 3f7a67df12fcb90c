/** A kind of request: how people say it in each language, and what it means for an edit. */

import { REPLIES, type Replies } from '../replies/replies.ts';
import { withNames } from '../segment-names.ts';
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
  const compiled = (patterns: readonly string[]) => patterns.map((pattern) => new RegExp(numbered(pattern)));
  return { name, said: { en: compiled(said.en), it: compiled(said.it) }, plan };
}

/** A piece may stand in a pattern more than once: its groups are numbered from the second on. */
function numbered(pattern: string): string {
  const seen = new Map<string, number>();
  return pattern.replace(/\(\?<(\w+)>/g, (group, name: string) => {
    const times = seen.get(name) ?? 0;
    seen.set(name, times + 1);
    return times === 0 ? group : `(?<${name}_${times}>`;
  });
}

/** What the groups that took part took, by the names they were given; signs as the names they stand for. */
export function groupsOf({ groups = {} }: RegExpExecArray, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(groups)
      .filter((entry): entry is [string, string] => entry[1] !== undefined)
      .map(([name, taken]) => [name.replace(/_\d+$/, ''), withNames(taken, names)]),
  );
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
