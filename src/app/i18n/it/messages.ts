/** Italiano. Same ids as English; the compiler refuses a missing one, the test an unknown one. */
import type { Catalog } from '../messages.ts';
import composition from './composition.json';
import errors from './errors.json';
import home from './home.json';
import project from './project.json';
import review from './review.json';
import shell from './shell.json';

export const IT: Catalog = { ...shell, ...home, ...project, ...review, ...composition, ...errors };
