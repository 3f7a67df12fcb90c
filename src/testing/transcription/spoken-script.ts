/** What is said in the film that tests hear for real: our own sentences, of words that a small recogniser knows. */
import type { SampleLine } from '../sample/sample-script.ts';

const says = (text: string, pauseAfterSec = 0.5): SampleLine => ({
  speaker: 'Mara',
  shot: 'Mara',
  text,
  pauseAfterSec,
});

export const SPOKEN_SCRIPT: readonly SampleLine[] = [
  says('Welcome to this small talk about money and time.'),
  says('Ten years ago my brother and I opened a little shop near the station.'),
  says('It had bread, coffee, and a newspaper.', 0.9),
  says('Why did we have to close the shop after only one year?', 0.7),
  says('Because we made one big mistake, and we made it every single day.'),
  says('We asked people about the bread, and people told us that it was good.'),
  says('They said that the bread was wonderful, and then they went somewhere else.', 1),
  says('So here is the first lesson that I want to share with you.'),
  says('It is better to see what people do than to hear what people say.', 0.9),
  says('The second time we started with one table and a piece of paper.'),
  says('Every day we put down the questions of the people who came in.'),
  says('Most people did not ask about the bread at all.'),
  says('They asked about the time of the next train.', 0.9),
  says('That is the moment when we knew what to sell.'),
  says('We put a large clock on the wall and the list of trains on the window.'),
  says('In the first week there were many more people in the shop.', 1),
  says('If you remember only one lesson, remember the clock on the wall.', 1),
];
