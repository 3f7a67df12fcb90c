/**
 * A stateful model test: random commands against the whole service, compared with a small model after each.
 * MODEL_RUNS, MODEL_COMMANDS and MODEL_SEED make it longer or different; a failure prints the seed.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { EDIT_COMMANDS } from './edit-commands.ts';
import { MONEY_COMMANDS } from './money-commands.ts';
import { PROJECT_COMMANDS } from './project-commands.ts';
import { UPLOAD_COMMANDS } from './upload-commands.ts';
import { Model, startReal } from './world.ts';

const seed = Number(process.env.MODEL_SEED ?? 20_261_121);
const numRuns = Number(process.env.MODEL_RUNS ?? 12);
const maxCommands = Number(process.env.MODEL_COMMANDS ?? 60);

it('the service is what the model says, whatever is asked of it in whatever order', async () => {
  const all = [...UPLOAD_COMMANDS, ...PROJECT_COMMANDS, ...EDIT_COMMANDS, ...MONEY_COMMANDS];
  const commands = fc.commands(all, { maxCommands, size: 'max' });
  let runs = 0;
  const property = fc.asyncProperty(commands, async (chosen) => {
    runs += 1;
    const real = await startReal();
    try {
      await fc.asyncModelRun(() => ({ model: new Model(), real }), chosen);
    } finally {
      await real.studio.dispose();
    }
  });
  await fc.assert(property, { seed, numRuns, endOnFailure: process.env.MODEL_SHRINK === undefined });
  expect(runs).toBe(numRuns);
}, 3_600_000);
