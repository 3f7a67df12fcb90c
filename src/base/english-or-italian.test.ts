import { expect, it } from 'vitest';
import { englishOrItalian } from './english-or-italian.ts';

it.each([
  ['And then he said that it was never about the money, you know.', ['en']],
  ['E poi ha detto che non era mai stata una questione di soldi.', ['it']],
  ['Y luego dijo que nunca había sido por el dinero, ya lo sabes.', []],
  ['Und dann hat er gesagt, um das Geld sei es nie gegangen.', []],
  ['Et puis il a dit que ça n’avait jamais été une question d’argent.', []],
  ['E depois ele disse que nunca tinha sido por causa do dinheiro, né.', []],
  ['Ho detto che questo è il mood. And that is the whole story for you.', ['en', 'it']],
])('is told by the commonest words: %s', (text, languages) => {
  expect([...(englishOrItalian(text.split(' ')) ?? ['nobody knows'])]).toEqual(languages);
});

it('is not told of a word or two', () => {
  expect(englishOrItalian(['Shit!'])).toBeNull();
  expect(englishOrItalian([])).toBeNull();
});
