/**
 * What is said and shown in the sample. Invented from first to last, by this project, for showing what the
 * program does: three moments worth a clip, and the housekeeping around them that is not.
 */

export type SampleSpeaker = 'Theo' | 'Mara';
/** `both`: the two at the table. A name: that person close. `slide`: the chart. */
export type SampleShot = 'both' | 'Theo' | 'Mara' | 'slide';

export interface SampleLine {
  readonly speaker: SampleSpeaker;
  readonly text: string;
  readonly shot: SampleShot;
  readonly pauseAfterSec: number;
}

function says(
  speaker: SampleSpeaker,
  shot: SampleShot,
  lines: readonly (string | readonly [string, number])[],
): SampleLine[] {
  return lines.map((line) => {
    const [text, pauseAfterSec] = typeof line === 'string' ? [line, 0.34] : line;
    return { speaker, shot, text, pauseAfterSec };
  });
}

export const SAMPLE_SCRIPT: readonly SampleLine[] = [
  ...says('Theo', 'both', [
    'Hello, and welcome to the Slow Hour.',
    'Before we start, a quick note about the newsletter.',
    'The link is in the description, and the new mugs are in the shop.',
    ['Okay, is the microphone on? Good.', 0.6],
  ]),
  ...says('Theo', 'Theo', [
    'My guest tonight is Mara Lind, and she designs waiting rooms for a living.',
    ['Mara, why does ten minutes sometimes feel like an hour?', 0.7],
  ]),
  ...says('Mara', 'Mara', [
    'Because nobody waits in minutes.',
    ['People wait in questions.', 0.5],
    'We once had a clinic where everybody was furious about the wait.',
    'So we did what engineers do.',
    ['We attacked the clock.', 0.45],
  ]),
  ...says('Mara', 'slide', [
    'Two years of work, and the wait went from twenty two minutes to sixteen.',
    ['And the complaints went up.', 0.7],
  ]),
  ...says('Mara', 'Mara', [
    'Then one night a nurse got tired of us, and she turned the chairs around.',
    'All of them, away from the clock, to face the window and the birds.',
    'Within a week, half of the complaints were gone.',
    'Nobody waited one minute less.',
    ['We had been fixing the clock. She fixed the wait.', 1.0],
  ]),
  ...says('Theo', 'both', [
    'I love that. Um, hold on, I think I lost my notes.',
    'We will get to your questions later, so please send them in the chat.',
    ['Sorry about the noise, that is the coffee machine next door.', 0.8],
  ]),
  ...says('Theo', 'Theo', [['Okay. So what should I do when I make somebody wait?', 0.6]]),
  ...says('Mara', 'Mara', [
    'Never say soon.',
    'Soon is the cruelest word in any language.',
    'If you are late, say how late you are, and make the number too big.',
    'Say twenty minutes, and arrive in fifteen, and you are a hero.',
    'Say five minutes, and arrive in ten, and you are a liar.',
    'It is the same person, on the same bus.',
    ['A wait with a number is a plan. A wait without one is a punishment.', 1.0],
  ]),
  ...says('Theo', 'Theo', [['And who taught you that?', 0.55]]),
  ...says('Mara', 'Mara', [
    'My father.',
    'Every Friday he stood at the station, and every Friday my train was late.',
    'Forty minutes, in the rain, like an old dog.',
    'One day I said, why do you never look at the timetable?',
    ['And he said, I get you for ten minutes in the car.', 0.5],
    'But I get to look forward to you for forty.',
    ['I have never complained about a late train again.', 1.1],
  ]),
  ...says('Theo', 'both', [
    'Well. That is all we have time for.',
    'Thanks to everybody who wrote in, and thank you, Mara.',
    ['Next week we talk about parking. Good night.', 1.2],
  ]),
];
