/** Italiano. Same ids as English; the compiler refuses a missing one, the test an unknown one. */
import type { Catalog } from '../messages.ts';
import errors from './errors.json';
import shell from './shell.json';

export const IT: Catalog = { ...shell, ...errors };
