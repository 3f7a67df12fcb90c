/**
 * What the first load needs of this program, in one file of the build: modules that pages share with it would each get a
 * file of its own, which costs more than most of them weigh. Runs in the build only.
 */
import type { Rolldown } from 'vite';

type CodeSplittingGroup = Rolldown.CodeSplittingGroup;

type ModuleInfos = Parameters<Extract<CodeSplittingGroup['name'], (...args: never) => unknown>>[1];

/** @param entry which stays by itself: it waits for texts, and their files import what is in this one. */
export function firstLoadGroup(entry: string): CodeSplittingGroup {
  let ids: ReadonlySet<string> | null = null;
  return {
    debugName: 'first load',
    name: (id, modules) => {
      ids ??= firstLoad(entry, modules);
      return ids.has(iconOf(id) ?? id) && id !== entry ? 'first' : null;
    },
  };
}

/** What the entry imports statically; of icons only their names, because they come through one module that has all. */
function firstLoad(entry: string, modules: ModuleInfos): ReadonlySet<string> {
  const found = new Set<string>();
  const todo = [entry];
  for (let id = todo.pop(); id !== undefined; id = todo.pop()) {
    if (found.has(id) || id.includes('node_modules')) continue;
    found.add(id);
    const info = modules.getModuleInfo(id);
    for (const [, icons = ''] of (info?.code ?? '').matchAll(/import \{([^}]*)\} from ["']lucide-react["']/g))
      for (const name of icons.matchAll(/[A-Z]\w*/g)) found.add(fileOfIcon(name[0]));
    todo.push(...(info?.importedIds ?? []));
  }
  return found;
}

const iconOf = (id: string): string | undefined =>
  /lucide-react\/dist\/esm\/icons\/([\w-]+)\.m?js$/.exec(id)?.[1];
const fileOfIcon = (name: string): string => name.replace(/(?<!^)([A-Z])/g, '-$1').toLowerCase();
