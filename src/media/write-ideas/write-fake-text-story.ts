/** Writes a chat story around a prompt from a grammar: set-up, pressure, turn, punch line. No model, seeded. */
import { fillTemplate } from './fill-template.ts';
import EN from './grammars/stories-en.json';
import IT from './grammars/stories-it.json';
import { SeededChoice } from './seeded-choice.ts';
import type { Side, StoryBeat, StoryExchange, StoryGrammar, StoryPlot } from './story-grammar.ts';
import { readTopic, type Topic, type WritingLanguage } from './topic.ts';

export interface WrittenLine {
  readonly side: Side;
  /** 1 to 500 characters. */
  readonly text: string;
}

export interface WrittenStory {
  readonly title: string;
  readonly sides: { readonly me: { readonly name: string }; readonly them: { readonly name: string } };
  readonly lines: readonly WrittenLine[];
}

export interface StoryWish {
  /** null or blank: the grammar chooses what it is about. */
  readonly prompt: string | null;
  /** 2 to 200. */
  readonly lineCount: number;
  readonly language: WritingLanguage;
  readonly seed: string;
}

const GRAMMARS: Readonly<Record<WritingLanguage, StoryGrammar>> = {
  en: EN as StoryGrammar,
  it: IT as StoryGrammar,
};
const TRIES = 60;

/** Exactly `lineCount` lines, no two alike, both sides heard, the same again for the same wish. */
export function writeFakeTextStory({ prompt, lineCount, language, seed }: StoryWish): WrittenStory {
  const grammar = GRAMMARS[language];
  const choice = new SeededChoice(`${prompt ?? ''}\n${seed}`);
  const about = prompt === null || !/[\p{L}\p{N}]/u.test(prompt) ? choice.pick(grammar.prompts) : prompt;
  const topic = readTopic(about, language);
  const plot = choice.pick(grammar.plots);
  const gaps = new Map<string, string>();
  const fill = (beat: StoryBeat): WrittenLine => ({
    side: beat.side,
    text: fillTemplate(choice.pick(beat.wordings), topic, grammar.lists, choice, gaps),
  });
  const { before, after, middle } = planLengths(plot, lineCount);
  const opening = before.map(fill);
  const ending = after.map(fill);
  const taken = new Set([...opening, ...ending].map((line) => line.text));
  return {
    title: fillTemplate(choice.pick(plot.titles), topic, grammar.lists, choice, gaps),
    sides: { me: { name: choice.pick(grammar.meNames) }, them: { name: choice.pick(plot.themNames) } },
    lines: [...opening, ...pressure(middle, grammar, topic, choice, taken), ...ending],
  };
}

/** Two lines are a question and its answer; a short story goes from there to its punch line, a longer one has a turn. */
function planLengths(
  { opening, turn, punchLine }: StoryPlot,
  lineCount: number,
): { before: readonly StoryBeat[]; after: readonly StoryBeat[]; middle: number } {
  const wanted = lineCount >= turn.length + punchLine.length + 2 ? [...turn, ...punchLine] : punchLine;
  const after = wanted.slice(Math.max(0, wanted.length - (lineCount - 2)));
  const before = opening.slice(0, lineCount - after.length);
  return { before, after, middle: lineCount - before.length - after.length };
}

function pressure(
  count: number,
  grammar: StoryGrammar,
  topic: Topic,
  choice: SeededChoice,
  taken: Set<string>,
): WrittenLine[] {
  const lines: WrittenLine[] = [];
  let order = choice.shuffled(grammar.exchanges);
  while (lines.length < count) {
    const exchange = order.pop();
    if (exchange === undefined) {
      order = choice.shuffled(grammar.exchanges);
      continue;
    }
    const [them, me] = unlikeOthers(exchange, grammar, topic, choice, taken);
    lines.push({ side: 'them', text: them }, { side: 'me', text: me });
  }
  return lines.slice(0, count);
}

/** Another filling of the gaps until nothing in the story says the same. */
function unlikeOthers(
  { them, me }: StoryExchange,
  grammar: StoryGrammar,
  topic: Topic,
  choice: SeededChoice,
  taken: Set<string>,
): [string, string] {
  for (let attempt = 0; ; attempt += 1) {
    const gaps = new Map<string, string>();
    const fill = (template: string) => fillTemplate(template, topic, grammar.lists, choice, gaps);
    // Where nothing new is left to say, people only raise their voice.
    const louder = '!'.repeat(Math.max(0, attempt - TRIES));
    const pair: [string, string] = [fill(them) + louder, fill(me) + louder];
    if (pair.some((text) => taken.has(text))) continue;
    for (const text of pair) taken.add(text);
    return pair;
  }
}
