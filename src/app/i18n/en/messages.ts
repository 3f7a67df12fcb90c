/** English, the source language. One file a part of the program; ids are `part.what`, texts are ICU messages. */
import composition from './composition.json';
import errors from './errors.json';
import home from './home.json';
import project from './project.json';
import review from './review.json';
import shell from './shell.json';

export const EN = { ...shell, ...home, ...project, ...review, ...composition, ...errors };
