/** Reads what requests have in common: language and clauses. Pure text work, no grammar of its own. */
import type { Language } from './requests/request-pattern.ts';

const ITALIAN =
  /\b(?:il|lo|la|le|gli|un|una|di|del|della|dei|delle|che|con|per|togli|taglia|metti|aggiungi|rimuovi|elimina|tieni|pause|silenzi|secondi|sottotitoli|tutto|tutti|dopo|prima|fine|inizio|musica)\b/g;
const ENGLISH =
  /\b(?:the|an|of|and|with|for|remove|cut|add|put|keep|delete|make|take|silences?|seconds|captions|all|after|before|end|start|beginning|music)\b/g;

const QUOTED = /"[^"]*"|“[^”]*”|«[^»]*»/g;

/** English unless more of it reads as Italian. */
export function languageOf(message: string): Language {
  const text = message.toLowerCase();
  return (text.match(ITALIAN)?.length ?? 0) > (text.match(ENGLISH)?.length ?? 0) ? 'it' : 'en';
}

/** Every way to part a clause is tried; with more "and"s than this there are too many, and it is read as a whole. */
const MOST_ANDS = 6;

/** A clause in two at each of its "and"s outside quotes, first to last. */
export function halvesOf(clause: string): [left: string, right: string][] {
  const masked = clause.replace(QUOTED, (text) => '_'.repeat(text.length));
  const ands = [...masked.matchAll(/\s(?:and|&|e|ed)\s/gi)];
  return (ands.length > MOST_ANDS ? [] : ands).map(({ index, 0: { length } }) => [
    clause.slice(0, index).trim(),
    clause.slice(index + length).trim(),
  ]);
}

/** Parts of a message that each ask for one thing. Quoted text is never parted. */
export function clausesOf(message: string): string[] {
  const quoted: string[] = [];
  const masked = message.replace(QUOTED, (text) => {
    quoted.push(text);
    return `\u0000${quoted.length - 1}\u0000`;
  });
  return (
    masked
      .split(/[.;\n](?!\d)|,\s*(?:and then|then|and|e poi|poi|e)\s+|,\s+|\s+(?:and then|then|e poi|poi)\s+/i)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the mask is a character that no request holds.
      .map((clause) => clause.replace(/\u0000(\d+)\u0000/g, (_, at) => quoted[Number(at)] ?? '').trim())
      .filter((clause) => /\p{L}/u.test(clause))
  );
}
