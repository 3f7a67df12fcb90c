/** Italiano. Same ids as English; the compiler refuses a missing or an unknown one. */
import type { Catalog } from '../messages.ts';
import { COMPOSITION } from './composition.ts';
import { ERRORS } from './errors.ts';
import { HOME } from './home.ts';
import { PROJECT } from './project.ts';
import { REVIEW } from './review.ts';
import { SHELL } from './shell.ts';

export const IT: Catalog = { ...SHELL, ...HOME, ...PROJECT, ...REVIEW, ...COMPOSITION, ...ERRORS };
