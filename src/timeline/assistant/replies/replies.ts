/** What the assistant says, a catalog a language: it answers in the language of the request, whoever reads. */
import { EN } from './en.ts';
import { IT } from './it.ts';

export type Replies = typeof EN;

export const REPLIES: Readonly<Record<'en' | 'it', Replies>> = { en: EN, it: IT };
