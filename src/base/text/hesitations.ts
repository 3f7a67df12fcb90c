/** Sounds people make between words while they think, as transcripts write them. None of them is a word of its language, too. */

/** Regular-expression alternatives, lower case, by ISO 639-1. */
const HESITATIONS: Readonly<Record<string, string>> = {
  ar: '(?:u+h*m+|u+h+|h+m+|[أإا]م{3,}|إم{2,}|م{3,}|ا{3,}|[أا]{2,}ه*م+|ه+م{2,}|إ{2,})،?',
  de: 'ä+h+m*|ä+m+|ö+h+m*|e+h+m+|h+m+|m+h*m+',
  en: 'u+h*m+|u+h+|e+r+m*|h+m+|m+h*m+|e+h+m*',
  es: 'u+h*m+|u+h+|a+h+m+|h+m+|m+h*m+|e+h+m*|e+m+',
  fr: 'e+u+h+m*|h+e+u+|h+u+m+|h+m+|m+h*m+',
  hi: 'u+h*m+|u+h+|h+m+|अ{2,}|[अउएह]म्(?:म्)*म+|अ+ँ+|म्म+|ह[ँं]+म+|उ+ह+',
  id: 'e+h+m+|e+m+|h+m+|m+h*m+|u+h*m+|e{2,}h*',
  it: 'u+h*m+|u+h+|h+m+|m+h*m+|e+h+m*',
  ja: 'え+ー+っ?とー*|えっとー*|え+ー+|あのー+|そのー+|あ+ー+|うー+ん+|んー+',
  ko: '음+|어+|으+음+|흠+|에+|으+',
  nl: 'u+h+m*|e+h+m*|e+u+h+m*|h+m+|m+h+m+|m{3,}',
  pl: 'y{2,}|y+h*m+|e{2,}h*m*|e+h+m*|h+m+|m+h+m+|m{3,}',
  pt: 'u+h+m*|a+h+[nm]+|h+ã+|h+u*m+|m+h*m+|e+h+m*',
  ro: 'ă+h*m*|î{2,}m*|î+h+m*|e{2,}|e+h+m*|u+h+m*|h+m+|m+h+m+|m{3,}',
  ru: 'э+(?:-э+)*м*|э+м*-м+|м{3,}|м+(?:-м+)+|м+х+м+|х+м+|г+м+',
  sv: 'ö+h+m*|e+h+m*|ä+h+m*|u+h+m*|h+m+|m+h+m+|m{3,}',
  tr: '[ıIiİ]ı+h*m*|[ıI]+h+m+|e{2,}h*m*|e+h+m+|ö{2,}h*m*|m{3,}|m+h+m+|h+m+',
  uk: 'е+(?:-е+)+м*|е{2,}м*|е+м+|м{3,}|м+(?:-м+)+|м+х+м+|х+м+|г+м+',
  vi: 'ờ+m*|ừ+m+|ư+m+|ơ+m+|h+[ưừ]*m+|m+h*m+',
  zh: '呃+|嗯+|[诶誒]+|欸+',
};
/** Of any language: `um` and `er` are words in some. */
const OF_ALL = 'h+m+|m{2,}|m+h+m+';

/** @param language code of ISO 639-1, or anything else where nobody knows it */
export function hesitationsOf(language: string): string {
  return HESITATIONS[language] ?? OF_ALL;
}
