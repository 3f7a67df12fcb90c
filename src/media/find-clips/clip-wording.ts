/** Titles, hooks, summaries, tags and social text of a clip, all taken from its own words. */
import { endsSentence, isWrittenWithoutSpaces, joinWords } from '../../base/text/word-joining.ts';
import type { Candidate } from './clip-candidates.ts';
import type { FactorMeasures, TalkView } from './clip-factors.ts';
import type { FoundClip } from './found-clip.ts';
import { type Cues, plainText } from './languages/language-cues.ts';
import { countWords, isLongEnough, spokenWords } from './languages/spoken-words.ts';
import { headingFrom, shortenTo, tidySentence } from './sentence-wording.ts';

export type ClipWording = Pick<
  FoundClip,
  'title' | 'hook' | 'summary' | 'tags' | 'transcriptExcerpt' | 'social'
>;

const TITLE_CHARACTERS = 80;
const HOOK_CHARACTERS = 90;
const SUMMARY_CHARACTERS = 240;
const EXCERPT_CHARACTERS = 320;
const MAX_TAGS = 5;
const SHORTEST_TAG = 4;
const JOINED_WORD = /\p{L}[\p{L}\p{M}\p{N}'’-]*/gu;

export function wordClip(
  talk: TalkView,
  clip: Candidate,
  measures: FactorMeasures,
  cues: Cues,
  rarity: (term: string) => number,
): ClipWording {
  const sentences = talk.sentences.slice(clip.first, clip.last + 1);
  const texts = sentences.map(({ text }) => text);
  const tags = tagsOf(texts, cues, rarity);
  const titleAt = bestHeading(talk, clip, tags, cues);
  const heading = headingFrom(talk.sentences[titleAt]?.text ?? '', TITLE_CHARACTERS, cues);
  // Where nothing but fillers was said, they are the title.
  const title = heading || shortenTo(joinWords(texts), TITLE_CHARACTERS);
  const hook = hookOf(talk, clip, measures, cues);
  const summary = summarise(talk, clip, measures, cues);
  const hashtags = tags.map((tag) => `#${tag.replace(/[^\p{L}\p{M}\p{N}]/gu, '')}`);
  return {
    title,
    hook: hook || title,
    summary,
    tags,
    transcriptExcerpt: excerpt(joinWords(texts)),
    social: socialOf(title, summary, hashtags),
  };
}

export function socialOf(title: string, summary: string, hashtags: readonly string[]): FoundClip['social'] {
  return { title, caption: [summary, hashtags.join(' ')].filter(Boolean).join('\n\n'), hashtags };
}

/** The sentence that says most about the clip in the room of a heading. */
function bestHeading(talk: TalkView, clip: Candidate, tags: readonly string[], cues: Cues): number {
  const topics = new Set(tags.map((tag) => cues.stem(plainText(tag))));
  let best = { index: clip.first, score: Number.NEGATIVE_INFINITY };
  for (let index = clip.first; index <= clip.last; index += 1) {
    const sentence = talk.sentences[index];
    const values = talk.signals[index];
    if (sentence === undefined || values === undefined) continue;
    const heading = headingFrom(sentence.text, TITLE_CHARACTERS, cues);
    const words = countWords(heading);
    const onTopic = new Set((talk.terms[index] ?? []).filter((term) => topics.has(term))).size;
    const score =
      0.9 * Math.min(3, onTopic) +
      0.7 * values.absolute +
      0.7 * values.surprise +
      0.6 * values.comparison +
      0.5 * values.question +
      0.5 * values.reversal +
      0.4 * values.contrast -
      1.2 * values.hedge -
      1.5 * values.housekeeping -
      values.filler -
      values.elsewhere -
      0.5 * values.leaning -
      0.7 * values.repair -
      (heading.endsWith('…') ? 0.9 : 0) -
      (words < 4 ? 1.5 : 0) +
      (index === clip.first ? 0.6 : 0);
    if (score > best.score) best = { index, score };
  }
  return best.index;
}

/** The strongest line of the opening that says something by itself. */
function hookOf(talk: TalkView, clip: Candidate, measures: FactorMeasures, cues: Cues): string {
  const lines = [...measures.hook.sentences, clip.first, clip.first + 1].filter(
    (index) => index <= clip.last,
  );
  const headings = lines.map((index) =>
    headingFrom(talk.sentences[index]?.text ?? '', HOOK_CHARACTERS, cues),
  );
  return headings.find((heading) => countWords(heading) >= 4) ?? headings[0] ?? '';
}

/** The opening thought and the one it comes to, in the order said. */
function summarise(talk: TalkView, clip: Candidate, measures: FactorMeasures, cues: Cues): string {
  const from = measures.hook.sentences[0] ?? clip.first;
  const to = measures.payoff.sentences[0] ?? clip.last;
  const picked = [...new Set([from, to])].sort((a, b) => a - b);
  const texts = picked.map((index) => tidySentence(talk.sentences[index]?.text ?? '', cues)).filter(Boolean);
  const room = SUMMARY_CHARACTERS / Math.max(1, texts.length);
  const shortened = texts.map((text) => shortenTo(text, Math.floor(room) - 2));
  // Cut at a comma, it would run into the next one.
  return joinWords(
    shortened.map((text, at) => (text === texts[at] || endsSentence(text) ? text : `${text}…`)),
  );
}

/** The topic words said most against how common they are in the talk, written as they were said. */
function tagsOf(texts: readonly string[], cues: Cues, rarity: (term: string) => number): string[] {
  const forms = new Map<string, { count: number; form: string }>();
  for (const text of texts) {
    for (const word of taggable(text)) {
      const bare = plainText(word)
        .replace(/^\p{L}{1,5}'(?=\p{L}{3})|'(?:s|re|ve|ll|d|m|t)$/gu, '')
        .replace(/(?<!['-])['-]+$/u, '');
      if (!isLongEnough(bare, SHORTEST_TAG) || bare.includes("'") || cues.stopWords.has(bare)) continue;
      const key = cues.stem(bare);
      const known = forms.get(key);
      if (known === undefined) forms.set(key, { count: 1, form: bare });
      else known.count += 1;
    }
  }
  return [...forms.entries()]
    .map(([key, { count, form }]) => ({
      form,
      weight: (1 + Math.log(count)) * (0.5 + Math.max(0, rarity(key))) * (count > 1 ? 1.5 : 1),
    }))
    .sort((a, b) => b.weight - a.weight || a.form.localeCompare(b.form))
    .slice(0, MAX_TAGS)
    .map(({ form }) => form);
}

/** With what apostrophes and hyphens join to them. */
function taggable(text: string): readonly string[] {
  return isWrittenWithoutSpaces(text) ? spokenWords(text) : (text.match(JOINED_WORD) ?? []);
}

function excerpt(text: string): string {
  if (text.length <= EXCERPT_CHARACTERS) return text;
  const cut = text.lastIndexOf(' ', EXCERPT_CHARACTERS - 1);
  return cut > 0 ? `${text.slice(0, cut)}…` : shortenTo(text, EXCERPT_CHARACTERS);
}
