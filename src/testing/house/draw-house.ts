/**
 * Draws the layers as they import each other, as a Mermaid flowchart: an arrow for each import between layers, left out
 * where a longer way says the same. Layers in one circle share a box, so that a knot is seen.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf, isTest, SRC, sourceFiles } from './read-imports.ts';

export const HOUSE_README = join(SRC, 'README.md');
const BEGIN = '<!-- drawn by `npm run house`: begin -->';
const END = '<!-- drawn by `npm run house`: end -->';

/** Folders whose own folders are layers of their own. */
const DIVIDED = ['app', 'service', 'hosts'];
/** Files of a divided folder that are layers of their own, because lower ones import them; the others are one. */
const OWN_FILES = ['app/paths.ts', 'app/host.ts'];

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** The README's text with the drawing as it is now. */
export function houseReadme(): string {
  const text = readFileSync(HOUSE_README, 'utf8');
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (begin < 0 || end < begin)
    throw new Error('src/README.md has lost the marks the drawing stands between.');
  return `${text.slice(0, begin + BEGIN.length)}\n\`\`\`mermaid\n${drawHouse()}\n\`\`\`\n${text.slice(end)}`;
}

function drawHouse(): string {
  return drawingOf(layersAsTheyAre());
}

function layersAsTheyAre(): Graph {
  const graph = new Map<string, Set<string>>();
  const files = sourceFiles().filter((file) => !isTest(file) && !file.startsWith('testing/'));
  for (const file of files) {
    const from = layerOf(file);
    const to = graph.get(from) ?? new Set();
    graph.set(from, to);
    for (const target of importsOf(file).map(layerOf)) if (target !== from) to.add(target);
  }
  return graph;
}

function layerOf(file: string): string {
  const [first = '', second = '', ...rest] = file.split('/');
  if (second === '' || OWN_FILES.includes(file)) return file;
  if (!DIVIDED.includes(first)) return first;
  return rest.length === 0 ? `${first}/*` : `${first}/${second}`;
}

export function drawingOf(graph: Graph): string {
  const reach = new Map([...graph.keys()].map((layer) => [layer, reachedFrom(graph, layer)]));
  const reaches = (from: string, to: string): boolean => reach.get(from)?.has(to) ?? false;
  /** Those that reach each other, by the first of them. */
  const circleOf = (layer: string): string[] =>
    [...graph.keys()]
      .filter((other) => other === layer || (reaches(layer, other) && reaches(other, layer)))
      .toSorted();
  const boxes = new Map<string, string[]>();
  for (const layer of [...graph.keys()].toSorted()) boxes.set(circleOf(layer)[0] ?? layer, circleOf(layer));
  const below = (box: string): string[] =>
    [...boxes.keys()].filter((other) => other !== box && reaches(box, other));
  const arrows = [...boxes.keys()].flatMap((from) =>
    below(from)
      .filter((to) => !below(from).some((between) => between !== to && reaches(between, to)))
      .map((to) => `  ${idOf(from)} --> ${idOf(to)}`),
  );
  return [
    'flowchart TD',
    ...[...boxes].map(([box, layers]) => `  ${idOf(box)}["${layers.join('<br>')}"]`),
    ...arrows,
  ].join('\n');
}

function reachedFrom(graph: Graph, layer: string, seen = new Set<string>()): Set<string> {
  for (const next of graph.get(layer) ?? [])
    if (!seen.has(next)) {
      seen.add(next);
      reachedFrom(graph, next, seen);
    }
  return seen;
}

const idOf = (layer: string): string => layer.replace(/[^\w]+/g, '_');
