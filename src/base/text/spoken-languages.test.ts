import { expect, it } from 'vitest';
import { TOLD_TALKS } from '../../testing/told-talks.ts';
import { spokenLanguages } from './spoken-languages.ts';

it.each([
  ['And then he said that it was never about the money, you know.', ['en']],
  ['E poi ha detto che non era mai stata una questione di soldi.', ['it']],
  ['Y luego dijo que nunca había sido por el dinero, ya lo sabes.', ['es']],
  ['Und dann hat er gesagt, um das Geld sei es nie gegangen.', ['de']],
  ['Et puis il a dit que ça n’avait jamais été une question d’argent.', ['fr']],
  ['E depois ele disse que nunca tinha sido por causa do dinheiro, né.', ['pt']],
  ['Ja potom on je rekao da nikada nije bilo zbog novca, znaš već.', []],
  ['Ho detto che questo è il mood. And that is the whole story for you.', ['en', 'it']],
])('is told by the commonest words: %s', (text, languages) => {
  expect([...(spokenLanguages(text.split(' ')) ?? ['nobody knows'])]).toEqual(languages);
});

it.each(TOLD_TALKS)('is told of each part of a talk: $language', ({ language, before, story, after }) => {
  for (const text of [before, story, after])
    expect([...(spokenLanguages(text.split(' ')) ?? ['nobody knows'])]).toEqual([language]);
});

it('is not told of a word or two', () => {
  expect(spokenLanguages(['Shit!'])).toBeNull();
  expect(spokenLanguages([])).toBeNull();
});
