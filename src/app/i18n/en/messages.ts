/**
 * English, the source language: what every page may say. One file a part of the program; ids are `part.what`,
 * texts are ICU messages. The other parts are named in `../messages.ts`.
 */
import errors from './errors.json';
import shell from './shell.json';

export const EN = { ...shell, ...errors };
