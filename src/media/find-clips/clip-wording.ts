/** Titles, hooks, summaries, tags and social text of a clip, all taken from its own words. */

import { joinWords } from '../../base/word-joining.ts';
import type { Candidate } from './clip-candidates.ts';
import type { FactorMeasures, TalkView } from './clip-factors.ts';
import type { FoundClip } from './found-clip.ts';
import { type ClipLanguage, cuesOf, plainText } from './language-cues.ts';
import { headingFrom, shortenTo, tidySentence } from './sentence-wording.ts';
import { stem } from './topic-terms.ts';

export type ClipWording = Pick<
  FoundClip,
  'title' | 'hook' | 'summary' | 'tags' | 'transcriptExcerpt' | 'social'
>;

const TITLE_CHARACTERS = 80;
const HOOK_CHARACTERS = 90;
const SUMMARY_CHARACTERS = 240;
const EXCERPT_CHARACTERS = 320;
const MAX_TAGS = 5;
const SPOKEN_WORD = /\p{L}[\p{L}\p{M}\p{N}'’-]*/gu;

export function wordClip(
  talk: TalkView,
  clip: Candidate,
  measures: FactorMeasures,
  language: ClipLanguage,
  rarity: (term: string) => number,
): ClipWording {
  const sentences = talk.sentences.slice(clip.first, clip.last + 1);
  const texts = sentences.map(({ text }) => text);
  const tags = tagsOf(texts, language, rarity);
  const titleAt = bestHeading(talk, clip, tags, language);
  const heading = headingFrom(talk.sentences[titleAt]?.text ?? '', TITLE_CHARACTERS, language);
  // Where nothing but fillers was said, they are the title.
  const title = heading || shortenTo(joinWords(texts), TITLE_CHARACTERS);
  const hook = hookOf(talk, clip, measures, language);
  const summary = summarise(talk, clip, measures);
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
function bestHeading(
  talk: TalkView,
  clip: Candidate,
  tags: readonly string[],
  language: ClipLanguage,
): number {
  const topics = new Set(tags.map((tag) => stem(plainText(tag), language)));
  let best = { index: clip.first, score: Number.NEGATIVE_INFINITY };
  for (let index = clip.first; index <= clip.last; index += 1) {
    const sentence = talk.sentences[index];
    const values = talk.signals[index];
    if (sentence === undefined || values === undefined) continue;
    const heading = headingFrom(sentence.text, TITLE_CHARACTERS, language);
    const words = heading.split(' ').length;
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
function hookOf(talk: TalkView, clip: Candidate, measures: FactorMeasures, language: ClipLanguage): string {
  const lines = [...measures.hook.sentences, clip.first, clip.first + 1].filter(
    (index) => index <= clip.last,
  );
  const headings = lines.map((index) =>
    headingFrom(talk.sentences[index]?.text ?? '', HOOK_CHARACTERS, language),
  );
  return headings.find((heading) => heading.split(' ').length >= 4) ?? headings[0] ?? '';
}

/** The opening thought and the one it comes to, in the order said. */
function summarise(talk: TalkView, clip: Candidate, measures: FactorMeasures): string {
  const from = measures.hook.sentences[0] ?? clip.first;
  const to = measures.payoff.sentences[0] ?? clip.last;
  const picked = [...new Set([from, to])].sort((a, b) => a - b);
  const texts = picked.map((index) => tidySentence(talk.sentences[index]?.text ?? '')).filter(Boolean);
  const room = SUMMARY_CHARACTERS / Math.max(1, texts.length);
  return joinWords(texts.map((text) => shortenTo(text, Math.floor(room) - 1)));
}

/** The topic words said most against how common they are in the talk, written as they were said. */
function tagsOf(
  texts: readonly string[],
  language: ClipLanguage,
  rarity: (term: string) => number,
): string[] {
  const { stopWords } = cuesOf(language);
  const forms = new Map<string, { count: number; form: string }>();
  for (const text of texts) {
    for (const match of text.matchAll(SPOKEN_WORD)) {
      const bare = plainText(match[0])
        .replace(/^\p{L}{1,5}'(?=\p{L}{3})|'(?:s|re|ve|ll|d|m|t)$/gu, '')
        .replace(/['-]+$/u, '');
      if (bare.length < 4 || bare.includes("'") || stopWords.has(bare)) continue;
      const key = stem(bare, language);
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

function excerpt(text: string): string {
  if (text.length <= EXCERPT_CHARACTERS) return text;
  const cut = text.lastIndexOf(' ', EXCERPT_CHARACTERS - 1);
  return cut > 0 ? `${text.slice(0, cut)}…` : shortenTo(text, EXCERPT_CHARACTERS);
}
