/**
 * Which modules of the page lie together in one file of the build. Left alone, each that two pages share gets a file of
 * its own, and a file costs more than most of them weigh: a hundred for one page. Runs in the build only.
 */
import type { Rolldown } from 'vite';

type CodeSplittingGroup = Rolldown.CodeSplittingGroup;

type ModuleInfos = Parameters<Extract<CodeSplittingGroup['name'], (...args: never) => unknown>>[1];

/** What fewer pages share stays out of the way of the others. */
const SHARED_BY_PAGES = 3;

const PAGE = /\/src\/app\/routes\/[\w-]+-route\.tsx$/;
const CLIENT = '/src/client/api-client.ts';
/** What draws films and captions: much, and not for pages that only list. */
const SCENES = /\/src\/(?:media|player|timeline)\//;
const ALL_ICONS = /\/lucide-react\/dist\/esm\/lucide-react\.m?js$/;
const HEAVY_PACKAGES = /\/node_modules\/(?!@tanstack\/(?:query-core|react-query)\/|lucide-react\/)/;

type Files = Readonly<Record<'first' | 'scenes' | 'pages' | 'client', ReadonlySet<string>>>;

/** @param entry which stays by itself: it waits for texts, and their files import what is in the first load. */
export function filesOfThePage(entry: string): CodeSplittingGroup[] {
  let files: Files | null = null;
  const group = (name: keyof Files): CodeSplittingGroup => ({
    debugName: name,
    // What they need is in one of these files as well, or in one of its own.
    includeDependenciesRecursively: false,
    name: (id, modules) => {
      files ??= planFiles(entry, modules);
      return id !== entry && files[name].has(id) ? name : null;
    },
  });
  return [group('first'), group('scenes'), group('pages'), group('client')];
}

/** What is in several of them goes into the first. */
function planFiles(entry: string, modules: ModuleInfos): Files {
  const first = reached(entry, modules);
  const later = [...first].flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const uses = new Map<string, number>();
  for (const page of new Set(later.filter((id) => PAGE.test(id))))
    for (const id of reached(page, modules)) uses.set(id, (uses.get(id) ?? 0) + 1);
  const client = new Set(
    later.filter((id) => id.endsWith(CLIENT)).flatMap((id) => [...reached(id, modules)]),
  );
  // Pages are drawn before the client is there: what they share with it must not wait for all of it.
  const shared = [...uses]
    .filter(([id, count]) => count >= SHARED_BY_PAGES || client.has(id))
    .map(([id]) => id);
  const scenes = new Set(shared.filter((id) => SCENES.test(id)));
  const isHeavy = (id: string) => !first.has(id) && (scenes.has(id) || HEAVY_PACKAGES.test(id));
  const isLight = (id: string) => ![...reached(id, modules)].some(isHeavy);
  return {
    first,
    scenes,
    pages: new Set(shared.filter(isLight)),
    client,
  };
}

/** What a module imports statically. Of icons only those it names: they come through one module that has all. */
function reached(from: string, modules: ModuleInfos): ReadonlySet<string> {
  const found = new Set<string>();
  const todo = [from];
  for (let id = todo.pop(); id !== undefined; id = todo.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    const info = modules.getModuleInfo(id);
    for (const imported of info?.importedIds ?? []) {
      if (!ALL_ICONS.test(imported)) todo.push(imported);
      else todo.push(...iconsNamed(info?.code ?? '', modules.getModuleInfo(imported)?.code ?? '', imported));
    }
  }
  return found;
}

function iconsNamed(code: string, allIcons: string, path: string): string[] {
  const names = [...code.matchAll(/import \{([^}]*)\} from ["']lucide-react["']/g)]
    .flatMap(([, imports = '']) => imports.split(','))
    .map((name) => name.trim().split(' ')[0]);
  return names.flatMap((name) => {
    const file = new RegExp(`\\bas ${name}\\b[^}]*} from ["']\\.(/icons/[\\w.-]+)["']`).exec(allIcons)?.[1];
    return name === '' || file === undefined ? [] : [path.replace(/\/[^/]*$/, file)];
  });
}
