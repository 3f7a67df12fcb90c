/** Playwright calls this before the first test of a run, and what it returns after the last. */
import { makeFolderOfRun } from '../fixtures/folder-of-run.ts';

export default makeFolderOfRun;
