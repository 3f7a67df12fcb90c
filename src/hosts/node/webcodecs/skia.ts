/**
 * The library that draws, loaded where something is drawn: it reads every font of the machine then, which is a third of what
 * a media process costs before it works.
 */
import { createRequire } from 'node:module';
import { once } from '../../../base/work/once.ts';

export const skia = once(
  () => createRequire(import.meta.url)('@napi-rs/canvas') as typeof import('@napi-rs/canvas'),
);
