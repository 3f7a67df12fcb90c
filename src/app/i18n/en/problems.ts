/**
 * English for problems: the sentences of the contract, and what a screen says better than they do, with plural forms and
 * typographic quotes.
 */
import { SHOWN_PROBLEMS } from '../../../contract/problems/problem-tables.ts';
import own from './problems.json';

type ProblemId = `problem.${keyof typeof SHOWN_PROBLEMS}`;

/** As the catalogs are compiled: texts and, in brackets, what is filled in. */
function compiled(sentence: string): unknown {
  const parts = sentence.split(/\{(\w+)\}/);
  if (parts.length === 1) return sentence;
  return parts.map((part, at) => (at % 2 === 0 ? part : [part])).filter((part) => part !== '');
}

const stated = Object.fromEntries(
  Object.entries(SHOWN_PROBLEMS).map(([code, sentence]) => [`problem.${code}`, compiled(sentence)]),
) as Readonly<Record<ProblemId, string>>;

export default { ...stated, ...own };
