/** What people say of segments, as they say it, and what it does: a sentence and its operations. */
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
  ['make segment 3 twice as fast', ['set_segment c speed 2']],
  ['speed up segment 2 by 20%', ['set_segment b speed 1.2']],
  ['play the last clip in slow motion', ['set_segment c speed 0.67']],
  ['slow segment 2 to half speed', ['set_segment b speed 0.5']],
  ['double the speed of the second clip', ['set_segment b speed 2']],
  ['make the last clip faster', ['set_segment c speed 1.5']],
  ['speed the last segment up by 30 percent', ['set_segment c speed 1.3']],
  ['put segment 2 at normal speed', ['set_segment b speed 1']],
  ['metti il segmento 3 al doppio della velocità', ['set_segment c speed 2']],
  ['velocizza il segmento 2 del 20%', ['set_segment b speed 1.2']],
  ['ultima clip al rallentatore', ['set_segment c speed 0.67']],
  ["rallenta un po' l'ultimo segmento", ['set_segment c speed 0.67']],
  ['raise the volume of segment 2 by 6 dB', ['set_segment b volume 1.9952623149688795']],
  ['lower the volume of clip 3 to 40%', ['set_segment c volume 0.4']],
  ['remove the sound from the last clip', ['set_segment c muted true']],
  ['mute clips 2 and 3', ['set_segment b muted true', 'set_segment c muted true']],
  ["togli l'audio alla clip 2", ['set_segment b muted true']],
  ['abbassa il volume della clip 3 al 40%', ['set_segment c volume 0.4']],
  ['zoom in a little on the second clip', ['set_segment b zoom 1.3']],
  ['zoom in 2x on segment 2', ['set_segment b zoom 2']],
  ['delete segments 2 and 3', ['remove segmentIds b c']],
  ['delete clips 1 to 2', ['remove segmentIds a b']],
  ['remove the second clip', ['remove segmentIds b']],
  ['keep only segments 1 and 3', ['remove segmentIds b']],
  ['keep just the last two clips', ['remove segmentIds a']],
  ['elimina la seconda e la terza clip', ['remove segmentIds b c']],
  ['togli i segmenti da 1 a 2', ['remove segmentIds a b']],
  ['tieni solo i segmenti 1 e 3', ['remove segmentIds b']],
  ['potresti togliere il secondo segmento?', ['remove segmentIds b']],
  ['move clip 3 before clip 2', ['move c toIndex 1']],
  ['shift segment 1 after segment 2', ['move a toIndex 1']],
  ['put segment 1 at the end', ['move a toIndex 2']],
  ['I want the third clip to come first', ['move c toIndex 0']],
  ['sposta la clip 3 prima della 2', ['move c toIndex 1']],
  ["metti l'ultima clip per prima", ['move c toIndex 0']],
  ['swap 2 and 3', ['move c toIndex 1', 'move b toIndex 2']],
  ['split segment 2 in half', ['split b atSec 25']],
  ['taglia il segmento 2 a metà', ['split b atSec 25']],
  ['cut the first 5 seconds of segment 2', ['trim b sourceStartSec 25']],
  ['trim the end of clip 3 by half a second', ['trim c sourceEndSec 39.5']],
  ['shorten the last clip by 3 seconds', ['trim c sourceEndSec 37']],
  ['extend segment 3 by 1.5 seconds', ['trim c sourceEndSec 41.5']],
  ['make segment 2 start one second later', ['trim b sourceStartSec 21']],
  ['make segment 2 five seconds long', ['trim b sourceEndSec 25']],
  ['taglia i primi 5 secondi del segmento 2', ['trim b sourceStartSec 25']],
  ["accorcia l'ultima clip di 3 secondi", ['trim c sourceEndSec 37']],
  ['allunga il segmento 3 di un secondo e mezzo', ['trim c sourceEndSec 41.5']],
  ['fai durare il segmento 2 cinque secondi', ['trim b sourceEndSec 25']],
  ['put segment 2 in slow motion and mute it', ['set_segment b speed 0.67', 'set_segment b muted true']],
  ['rallenta il segmento 2 e silenzialo', ['set_segment b speed 0.67', 'set_segment b muted true']],
] as [string, string[]][])('does what is asked: %s', (message, operations) => {
  expect(ask(message).operations.map(short)).toEqual(operations);
});
