/** The same instructions in every language of the finder: what is funny about bread, and nothing of politics. */
import { describe, expect, it } from 'vitest';
import { readWishes } from './factor-weights.ts';
import { loadCues } from './languages/load-cues.ts';
import { topicTerms } from './topic-terms.ts';

const INSTRUCTIONS: readonly (readonly [language: string, text: string, topic: string, leftOut: string])[] = [
  ['ar', 'مقاطع مضحكة عن الخبز، بدون سياسة', 'الخبز', 'سياسة'],
  ['de', 'Lustige Stellen über Brot, bitte ohne Politik.', 'Brot', 'Politik'],
  ['de', 'Politik weglassen, lustige Stellen über Brot', 'Brot', 'Politik'],
  ['de', 'Keine Politik, nur lustige Stellen über Brot', 'Brot', 'Politik'],
  ['en', 'Funny moments about bread, without politics', 'bread', 'politics'],
  ['en', 'No politics\nfunny moments about bread', 'bread', 'politics'],
  ['en', 'No politics, funny moments about bread', 'bread', 'politics'],
  ['en', 'No questions, funny moments about bread', 'bread', 'questions'],
  ['es', 'Momentos divertidos sobre el pan, sin política', 'pan', 'política'],
  ['fr', 'Des passages drôles sur le pain, sans politique', 'pain', 'politique'],
  ['hi', 'रोटी के बारे में मज़ेदार पल, राजनीति के बिना', 'रोटी', 'राजनीति'],
  ['id', 'Momen lucu tentang roti, tanpa politik', 'roti', 'politik'],
  ['it', 'Momenti divertenti sul pane, niente politica', 'pane', 'politica'],
  ['ja', 'パンの面白い場面、政治の話は除いて', 'パン', '政治'],
  ['ko', '정치 빼고 빵에 대한 재미있는 부분', '빵에', '정치'],
  ['nl', 'Grappige stukken over brood, geen politiek', 'brood', 'politiek'],
  ['pl', 'Śmieszne momenty o chlebie, bez polityki', 'chlebie', 'polityki'],
  ['pt', 'Momentos engraçados no início sobre pão, sem política', 'pão', 'política'],
  ['ro', 'Momente amuzante despre pâine, fără politică', 'pâine', 'politică'],
  ['ru', 'Смешные моменты про хлеб, без политики', 'хлеб', 'политики'],
  ['sv', 'Roliga klipp om bröd, utan politik', 'bröd', 'politik'],
  ['tr', 'Ekmek hakkında komik anlar, siyaset olmadan', 'ekmek', 'siyaset'],
  ['uk', 'Смішні моменти про хліб, без політики', 'хліб', 'політики'],
  ['vi', 'Khoảnh khắc hài hước về bánh mì, không chính trị', 'bánh mì', 'chính trị'],
  ['zh', '关于面包的搞笑片段，不要政治', '面包', '政治'],
];

const usual = async (language: string) => readWishes(null, null, await loadCues(language));

describe('instructions', () => {
  it.each(INSTRUCTIONS)('in %s are understood: %s', async (language, text, topic, leftOut) => {
    const cues = await loadCues(language);
    const { factors, wanted, unwanted } = readWishes(null, text, cues);
    expect(factors.emotion).toBeGreaterThan((await usual(language)).factors.emotion);
    expect([...wanted]).toEqual(topicTerms(topic, cues));
    expect([...unwanted]).toEqual(topicTerms(leftOut, cues));
  });

  it.each([
    ['Funny clips about Lisbon, no football', 'lisbon', 'football'],
    ['Momenti divertenti su Lisbona, niente calcio', 'lisbona', 'calcio'],
  ])('may be in English or Italian for a talk in another language: %s', async (text, topic, leftOut) => {
    const cues = await loadCues('pt');
    const { factors, wanted, unwanted } = readWishes(null, text, cues);
    expect(factors.emotion).toBeGreaterThan((await usual('pt')).factors.emotion);
    expect([...wanted]).toEqual(topicTerms(topic, cues));
    expect([...unwanted]).toEqual(topicTerms(leftOut, cues));
  });

  it.each([
    ['it', 'Non solo la farina'],
    ['en', 'not only the flour'],
    ['es', 'no sólo la harina'],
    ['fr', 'pas seulement la farine'],
    ['de', 'nicht nur das Mehl'],
    ['ru', 'не только мука'],
    ['de', 'Brot und der Weg zum Erfolg'],
    ['en', 'How to avoid back pain'],
    ['es', 'Sin embargo, el pan'],
    ['fr', 'Pas à pas, le pain'],
    ['id', 'Jangan lupa roti'],
    ['ja', '面白いシーンの切り抜き'],
    ['ko', '믿을 수 없는 이야기'],
    ['nl', 'Niet langer dan 60 seconden over brood'],
    ['pl', 'Unikalne momenty o chlebie'],
    ['pt', 'Os sem-terra'],
    ['ro', 'Exclusiv momente amuzante'],
    ['ru', 'Исключительно смешные моменты'],
    ['sv', 'Inte bara mjölet utan även brödet'],
    ['uk', 'Виключно смішні моменти'],
    ['vi', 'Không những bột mì'],
    ['zh', '特别要突出面包'],
  ])('in %s leave nothing out by what only looks like it: %s', async (language, text) => {
    expect([...readWishes(null, text, await loadCues(language)).unwanted]).toEqual([]);
  });

  it.each([
    ['hi', 'रोटी की संभावना'],
    ['it', 'Il buffet di pane'],
    ['tr', 'Girişimci fırıncılar'],
    ['vi', 'Vui lòng tìm bánh mì'],
  ])('in %s raise nothing by words that only look like it: %s', async (language, text) => {
    expect(readWishes(null, text, await loadCues(language)).factors).toEqual((await usual(language)).factors);
  });

  it.each([
    ['ar', 'الخبز وبدون سياسة', 'الخبز', 'سياسة'],
    ['ar', 'الخبز بدونِ سياسة', 'الخبز', 'سياسة'],
    ['hi', 'चुनाव के बिना', '', 'चुनाव'],
    ['en', '⚠️No politics', '', 'politics'],
    ['en', 'No politics, religion, sport', '', 'politics religion sport'],
    ['en', 'No politics, just bread', 'bread', 'politics'],
    ['de', 'Keine Politik, sondern Brot', 'Brot', 'Politik'],
    ['sv', 'Ingen politik, utan sport', '', 'politik sport'],
    ['en', 'No jokes, stories, politics', '', 'jokes stories politics'],
    ['en', 'Bread in under 60 seconds', 'bread', ''],
    ['en', "Don't forget the bread", 'bread', ''],
    ['en', 'Avoid:\n- politics\n- religion\nBread', 'bread', 'politics religion'],
  ])('in %s ask for topics and leave out others: %s', async (language, text, topic, leftOut) => {
    const cues = await loadCues(language);
    const { wanted, unwanted } = readWishes(null, text, cues);
    expect([...wanted]).toEqual(topicTerms(topic, cues));
    expect([...unwanted]).toEqual(topicTerms(leftOut, cues));
  });

  it('go on asking behind what is left out where that stands in front', async () => {
    const { factors, unwanted } = readWishes(null, '除了政治以外的搞笑片段', await loadCues('zh'));
    expect(factors.emotion).toBeGreaterThan((await usual('zh')).factors.emotion);
    expect([...unwanted]).toContain('政治');
  });
});
