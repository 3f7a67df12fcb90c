/** A topic as people type it, made fit for the middle of a sentence, in English and Italian. */

export type WritingLanguage = 'en' | 'it';

export interface Topic {
  /** Short, without a stop at its end, small first letter unless it is a name. */
  readonly phrase: string;
  /** The verb that agrees with it: is or are, è or sono. */
  readonly is: string;
  /** Words that carry meaning, small letters, most telling first. */
  readonly keywords: readonly string[];
}

const LONGEST_PHRASE_CHARS = 64;
const KEYWORDS_MAX = 4;

const ARTICLES_IT = ['il ', 'lo ', 'la ', "l'", 'l’', 'i ', 'gli ', 'le '];
const PLURAL_IT = /^(?:i|gli|le)\s/i;
const PLURAL_EN = /[^siu]s$/i;
const STOP_WORDS = new Set(
  `a an the and or of for to in on at by with about from my your our his her their its is are be being was how why
  what when who which that this these those do does not no it i you we they into over under than
  il lo la i gli le un uno una e ed o di del dello della dei degli delle da dal dalla in nel nella con su sul sulla
  per tra fra a al allo alla ai agli alle come perché che chi quando dove cosa non mio mia tuo tua suo sua è sono
  mi ti si ci vi ne più senza`.split(/\s+/),
);

/** Endings of ordinary words rather than names. */
const NO_NAME = /(?:s|ing|tion|ment|ness|ity|zione|mento|ità)$/;

const SUBJECT_EN = '(?:i|he|she|we|they|you|(?:my|the|our|his|her|your|a|an) [a-z]+)';
const VERBS_EN =
  '[a-z]+ed|is|are|was|were|has|have|had|did|ate|found|forgot|lost|broke|went|took|sold|left|wants|gets|got|made|told|said|saw|came|gave|kept|met|won|wrote|bought|thinks|thought|stole|steals|finds|caught';
const SUBJECT_IT = "(?:(?:il|lo|la|i|gli|le|un|una|mia|mio) |l['’])?[a-zà-ù]+(?: [a-zà-ù]+)?";
const VERBS_IT = 'ha|hanno|ho|è|era|aveva|avevo|ruba|scopre|perde|trova|vuole|dice';
/** A subject and its verb at the start; not every sentence is seen, and none that is a thing already. */
const CLAUSE: Readonly<Record<WritingLanguage, RegExp>> = {
  en: new RegExp(`^${SUBJECT_EN} (?:${VERBS_EN})\\s`, 'i'),
  it: new RegExp(`^${SUBJECT_IT} (?:${VERBS_IT})\\s`, 'i'),
};

/** What contracts with an article: di + il is del. */
const CONTRACTIONS_IT: Readonly<Record<string, string>> = { di: 'de', a: 'a', da: 'da', in: 'ne', su: 'su' };

export function readTopic(text: string, language: WritingLanguage): Topic {
  const phrase = asThing(shortPhrase(text), language);
  const words = phrase.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const keywords = [...new Set(words.filter((word) => word.length > 2 && !STOP_WORDS.has(word)))];
  return {
    phrase: startsSmall(phrase),
    is: language === 'it' ? (PLURAL_IT.test(phrase) ? 'sono' : 'è') : isPlural(words) ? 'are' : 'is',
    keywords: keywords.slice(0, KEYWORDS_MAX),
  };
}

/** `di` and `il lavoro` become `del lavoro`; what has no article stays as it is. */
export function withPreposition(preposition: string, phrase: string): string {
  const stem = CONTRACTIONS_IT[preposition];
  const article = ARTICLES_IT.find((candidate) => phrase.toLowerCase().startsWith(candidate));
  if (stem === undefined || article === undefined) return `${preposition} ${phrase}`;
  const rest = phrase.slice(article.length);
  switch (article) {
    case 'il ':
      return `${stem}l ${rest}`;
    case 'i ':
      return `${stem}i ${rest}`;
    case 'gli ':
      return `${stem}gli ${rest}`;
    case 'lo ':
      return `${stem}llo ${rest}`;
    case 'la ':
      return `${stem}lla ${rest}`;
    case 'le ':
      return `${stem}lle ${rest}`;
    default:
      return `${stem}ll'${rest}`;
  }
}

export function capitalized(text: string): string {
  const first = [...text][0] ?? '';
  return first.toUpperCase() + text.slice(first.length);
}

/** A whole sentence, such as "my cat ate the cake", becomes something one can talk about. */
function asThing(phrase: string, language: WritingLanguage): string {
  if (!CLAUSE[language].test(phrase)) return phrase;
  return `${language === 'it' ? 'la volta che' : 'the day'} ${startsSmall(phrase)}`;
}

function shortPhrase(text: string): string {
  const [sentence = ''] = text.trim().split(/[\n.!?;]+/);
  const clean = sentence
    .replace(/\s+/g, ' ')
    .replace(/[\s,:"“”«»]+$/, '')
    .replace(/^[\s"“”«»]+/, '');
  const whole = clean === '' ? text.trim().replace(/\s+/g, ' ') : clean;
  if (whole.length <= LONGEST_PHRASE_CHARS) return whole;
  const cut = whole.slice(0, LONGEST_PHRASE_CHARS + 1);
  const space = cut.lastIndexOf(' ');
  return [...(space > 0 ? cut.slice(0, space) : cut)]
    .join('')
    .replace(/[\uD800-\uDBFF]$/, '')
    .replace(/[,:\s]+$/, '');
}

/** Keeps abbreviations; a sentence's capital is no part of a topic. */
function startsSmall(phrase: string): string {
  const [first = ''] = phrase.split(/[\s']/);
  const isSentenceCapital =
    /^\p{Lu}\p{Ll}*$/u.test(first) &&
    first !== 'I' &&
    (STOP_WORDS.has(first.toLowerCase()) || NO_NAME.test(first));
  return isSentenceCapital ? first.toLowerCase() + phrase.slice(first.length) : phrase;
}

/** By the last word before any "of", "in", "for": dogs, habits of rich people. Learning them is one thing. */
function isPlural(words: readonly string[]): boolean {
  if (/ing$/.test(words[0] ?? '')) return false;
  if (words.some((word) => /^(how|why|what|when|who)$/.test(word))) return false;
  const end = words.findIndex((word) => /^(of|in|for|with|at|on|to|from|about)$/.test(word));
  const head = words[(end > 0 ? end : words.length) - 1] ?? '';
  return words.includes('and') || PLURAL_EN.test(head);
}
