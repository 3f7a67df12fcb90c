/**
 * Property tests choose the same cases at every run, so that a change is judged by what it changes. PROPERTY_SEED
 * looks elsewhere: a number, or `random`. A failure names its seed.
 */
import fc from 'fast-check';

const SEED = 20_261_121;
const wanted = process.env['PROPERTY_SEED'];

if (wanted !== 'random') fc.configureGlobal({ seed: wanted === undefined ? SEED : Number(wanted) });
