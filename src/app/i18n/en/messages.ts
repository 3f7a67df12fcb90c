/** English, the source language. One file a part of the program; ids are `part.what`. */
import { COMPOSITION } from './composition.ts';
import { ERRORS } from './errors.ts';
import { HOME } from './home.ts';
import { PROJECT } from './project.ts';
import { REVIEW } from './review.ts';
import { SHELL } from './shell.ts';

export const EN = { ...SHELL, ...HOME, ...PROJECT, ...REVIEW, ...COMPOSITION, ...ERRORS } as const;
