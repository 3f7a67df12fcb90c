/**
 * Entries of the browser import this before anything else. Before its first schema, zod tries whether it may make functions
 * from text. The policy of the page forbids that; the error of the trial makes the browser read the whole script again,
 * to say where it was. This is where zod keeps its settings, and it looks there only as it loads.
 */
const settings = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
settings.__zod_globalConfig = { ...settings.__zod_globalConfig, jitless: true };
