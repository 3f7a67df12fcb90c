/** What people say, as they say it, and what it does: a sentence and its operations. */
import { expect, it } from 'vitest';
import { ask } from '../../../testing/timeline/asked.ts';
import type { EditOperation } from '../../model/edit-operation.ts';

/** `set_segment b speed 2` */
function short({ type, ...rest }: EditOperation): string {
  const fields = Object.entries(rest).map(([name, value]) =>
    name === 'segmentId' ? value : `${name} ${value}`,
  );
  return [type, ...fields].join(' ').replaceAll(',', ' ');
}

it.each([
  ['add a dissolve between 2 and 3', ['set_segment c transition dissolve']],
  ['put a transition between segment 1 and 2', ['set_segment b transition dissolve']],
  [
    'add a 1 second cross dissolve between clip 2 and 3',
    ['set_segment c transition dissolve transitionSec 1'],
  ],
  ['fade to black between 1 and 2', ['set_segment b transition dip']],
  ['remove the transition between 2 and 3', ['set_segment c transition null']],
  ['metti una dissolvenza tra 2 e 3', ['set_segment c transition dissolve']],
  [
    'inserisci una transizione di un secondo tra la prima e la seconda clip',
    ['set_segment b transition dissolve transitionSec 1'],
  ],
  ['togli la transizione tra 2 e 3', ['set_segment c transition null']],
  ['fade in 1 second', ['set_fades fadeInSec 1']],
  ['fade out the last clip', ['set_fades fadeOutSec 0.5']],
  ['fade to black at the end', ['set_fades fadeOutSec 0.5']],
  [
    'add a half second fade in and a two second fade out',
    ['set_fades fadeInSec 0.5', 'set_fades fadeOutSec 2'],
  ],
  ['dissolvenza finale di 2 secondi', ['set_fades fadeOutSec 2']],
  ['sfuma al nero alla fine', ['set_fades fadeOutSec 0.5']],
  ['can you delete the part between 0:10 and 0:12?', ['remove_range outputStartSec 10 outputEndSec 12']],
  ['cut 0:05-0:10', ['remove_range outputStartSec 5 outputEndSec 10']],
  ['remove from the start until 0:12', ['remove_range outputStartSec 0 outputEndSec 12']],
  ['chop off the first 15 secs', ['remove_range outputStartSec 0 outputEndSec 15']],
  ['keep only the first half a minute', ['remove_range outputStartSec 30 outputEndSec 40']],
  ['make it exactly thirty-five seconds', ['remove_range outputStartSec 35 outputEndSec 40']],
  ['taglia mezzo minuto dalla fine', ['remove_range outputStartSec 10 outputEndSec 40']],
  ['shorten the pauses to half a second', ['remove_silences minSilenceSec 0.5 keepSec 0.5']],
  ['cut out where I say "you know"', ['remove_words wordIndexes 12 13']],
  ['togli dove dico "you know"', ['remove_words wordIndexes 12 13']],
  ['get rid of the ums and uhs', ['remove_words wordIndexes 1 8']],
  ['elimina gli ehm e gli uhm', ['remove_words wordIndexes 1 8']],
  ['make it 9:16', ['set_aspect aspect 9:16']],
  ['make this vertical for TikTok', ['set_aspect aspect 9:16']],
  ['mettilo in orizzontale', ['set_aspect aspect 16:9']],
  ['keep me in the frame', ['set_reframe reframe face']],
  ['add an outline to the captions', ['set_captions enabled true style outline']],
  ['a different colour for each speaker', ['set_captions enabled true speakerColors true']],
  [
    'put "Part 1" on screen for 3 seconds at the start',
    ['add_text text Part 1 preset headline outputStartSec 0 durationSec 3'],
  ],
  [
    'add the text "Link in bio" at the end for 5 seconds in yellow',
    ['add_text text Link in bio preset headline outputStartSec 35 durationSec 5 color #ffd60a'],
  ],
  ['change the title to "My trip"', ['update_text textId t text My trip']],
  ['remove the text at the beginning', ['remove_text textId t']],
  ['delte segment 3', ['remove segmentIds c']],
  ['togli i silezi', ['remove_silences minSilenceSec 0.5 keepSec 0.2']],
] as [string, string[]][])('does what is asked: %s', (message, operations) => {
  expect(ask(message).operations.map(short)).toEqual(operations);
});

it.each([
  "don't mute the video",
  'do not speed it up',
  'make everything except segment 2 faster',
  'speed up the intro',
  'make the second half faster',
  "remove segment 2's music",
  'keep the transition between 1 and 2',
  'cut between takes 2 and 3',
  'remove the fade between 2 and 3',
  'trim segment 2',
  'delete it here',
  'dissolve the partnership',
  'zoom out the captions',
  'speed up the music',
  'split segments 1 and 2 at 0:10',
  'make it 4:5',
  'cut everything',
  'is it too fast?',
  'did you remove the pauses?',
  'should I cut the first 10 seconds?',
  'what happens if I remove segment 2?',
  'how would I speed up segment 2?',
  'non eliminare il segmento 2',
  'hai tolto le pause?',
  'togli la metà',
  'elimina il 3%',
  'metti la clip 2 a 3 secondi',
  'velocizza il finale',
])('changes nothing, and says that it did not understand: %s', (message) => {
  const { operations, notUnderstood } = ask(message);
  expect(operations).toEqual([]);
  expect(notUnderstood).toContain(message.replace('?', ''));
});

it.each([
  ['mute this clip', 'number'],
  ['silenzia questa clip', 'numero'],
  ['move segments 2 and 3 to the start', 'one segment at a time'],
  ['add a dissolve between 1 and 3', 'do not follow each other'],
  ['dissolve into segment 1', 'follows none'],
  ['use a wipe between 1 and 2', 'cross dissolves and dips'],
  ['fade out segment 2', 'start and the end'],
  ['join segments 2 and 3', 'without a gap'],
  ['make the captions yellow', 'brand kit'],
  ['sottotitoli più grandi', 'brand kit'],
  ['zoom in at 0:12', 'whole segments'],
  ['silenzia da 0:10 a 0:15', 'segmenti interi'],
  ['make it shorter', 'how long'],
  ['export it', 'Export'],
  ['blur my face', 'does not do this'],
  ['add the title Welcome back', 'quotes'],
  ['quanti silenzi ci sono?', '3 segmenti'],
  ['how many ums are there?', '2 filler words'],
  ['how long is segment 2?', '10 s'],
  ['where do I say "you know"?', '12 s'],
  ['make the transitions shorter', 'no transitions yet'],
])('answers, and changes nothing: %s', (message, answer) => {
  const { operations, said, notUnderstood } = ask(message);
  expect(operations).toEqual([]);
  expect(said.join(' ')).toContain(answer);
  expect(notUnderstood).toBeNull();
});

it('reads slips of the fingers, and says so', () => {
  expect(ask('delte segment 3').notUnderstood).toBe('I read “delte” as “delete”.');
  expect(ask('togli i silezi').notUnderstood).toBe('Ho letto “silezi” come “silenzi”.');
});
