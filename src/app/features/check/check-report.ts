/** The check as plain text that can be passed on: what the page shows, and what the browser calls itself. */
import type { Outcome } from './trial-words.ts';

const MARKS: Readonly<Record<Outcome, string>> = { good: '+', less: '-', bad: '!' };

export interface ReportLine {
  /** null for an answer of a person. */
  readonly outcome: Outcome | null;
  readonly what: string;
  readonly result: string;
}

export interface ReportPart {
  readonly title: string;
  readonly lines: readonly ReportLine[];
}

/** @param about of the browser, a line each */
export function reportText(title: string, about: readonly string[], parts: readonly ReportPart[]): string {
  const part = ({ title: of, lines }: ReportPart): string[] => [
    '',
    of,
    ...lines.map(
      ({ outcome, what, result }) => `${outcome === null ? '?' : MARKS[outcome]} ${what}: ${result}`,
    ),
  ];
  return [title, ...about, ...parts.filter(({ lines }) => lines.length > 0).flatMap(part), ''].join('\n');
}
