/** What “it” stands for where the request before named a segment: “slow down segment 2 and mute it”. */
import { withObject } from './italian-verbs.ts';
import { normalisedParts } from './requests/phrases.ts';
import type { Language } from './requests/request-pattern.ts';
import { signedSegments } from './segment-names.ts';

const PRONOUN = /\b(?:it|them)\b/i;

/** The clause with the last segments named before it in place of its pronoun. */
export function withSegmentNamed(clause: string, before: string, language: Language): string {
  const name = signedSegments(normalisedParts(before), language).names.at(-1);
  if (name === undefined) return clause;
  return language === 'en' ? clause.replace(PRONOUN, name) : withObject(clause, name);
}
