/**
 * Where the program's own files and pages lie: at the top of its origin, or below the path that it was built for
 * (`vite build --base=/path/`). Everything a page names by itself is named through here; what the build names, it knows.
 */

/** @param path without a slash at its beginning; empty for the top of the program, which ends with a slash. */
export function inProgram(path: string): string {
  return import.meta.env.BASE_URL + path;
}
