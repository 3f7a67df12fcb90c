/** Ideas for videos about a topic, from a grammar: no model, nothing looked up, the same again for the same seed. */
import { fillTemplate } from './fill-template.ts';
import EN from './grammars/ideas-en.json';
import IT from './grammars/ideas-it.json';
import { IDEA_TYPES, type IdeaFrame, type IdeaGrammar, type IdeaType } from './idea-grammar.ts';
import { SeededChoice } from './seeded-choice.ts';
import { readTopic, type Topic, type WritingLanguage } from './topic.ts';

export interface Idea {
  readonly title: string;
  readonly hook: string;
  readonly outline: readonly string[];
  readonly videoType: IdeaType;
  readonly hashtags: readonly string[];
}

export interface IdeaWish {
  readonly topic: string;
  readonly videoType: IdeaType | 'any';
  readonly language: WritingLanguage;
  readonly count: number;
  readonly seed: string;
}

const GRAMMARS: Readonly<Record<WritingLanguage, IdeaGrammar>> = { en: EN, it: IT };

/** `count` ideas, no title twice; an angle comes again only after every other one was used. At most 20 are sure to differ. */
export function findIdeas(wish: IdeaWish): Idea[] {
  const grammar = GRAMMARS[wish.language];
  const topic = readTopic(wish.topic, wish.language);
  const choice = new SeededChoice(`${wish.topic}\n${wish.seed}`);
  const types = wish.videoType === 'any' ? choice.shuffled(IDEA_TYPES) : [wish.videoType];
  const queues = types.map((type) => ({ type, frames: choice.shuffled(grammar.frames[type]) }));
  const taken = new Set<string>();
  const ideas: Idea[] = [];
  for (let index = 0; ideas.length < wish.count && index < wish.count * 8; index += 1) {
    const { type, frames } = queues[index % queues.length] as (typeof queues)[number];
    const frame = frames[Math.floor(index / queues.length) % frames.length] as IdeaFrame;
    const idea = fromFrame(frame, type, topic, grammar, choice, taken);
    if (idea === null) continue;
    taken.add(idea.title);
    ideas.push(idea);
  }
  return ideas;
}

/** null where the frame has no title left. */
function fromFrame(
  frame: IdeaFrame,
  type: IdeaType,
  topic: Topic,
  { lists, hashtags }: IdeaGrammar,
  choice: SeededChoice,
  taken: ReadonlySet<string>,
): Idea | null {
  const gaps = new Map<string, string>();
  const fill = (template: string): string => fillTemplate(template, topic, lists, choice, gaps);
  const title = choice
    .shuffled(frame.titles)
    .map(fill)
    .find((candidate) => !taken.has(candidate));
  if (title === undefined) return null;
  return {
    title,
    hook: fill(choice.pick(frame.hooks)),
    outline: frame.outline.map((wordings) => fill(choice.pick(wordings))),
    videoType: type,
    hashtags: [
      ...new Set([...topic.keywords.map((word) => `#${word}`), `#${frame.hashtag}`, ...hashtags[type]]),
    ],
  };
}
