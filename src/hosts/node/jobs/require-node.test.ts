import { expect, it } from 'vitest';
import { UsageError } from '../usage-error.ts';
import { requireNodeForMany } from './require-node.ts';

it.each(['22.12.0', '22.23.3', '24.0.0', '100.1.2'])('lets hosts and workers start on Node %s', (version) => {
  expect(() => requireNodeForMany(version)).not.toThrow();
});

it.each(['20.19.0', '22.11.9', '21.99.0', '8.0.0'])('says which Node they need, on %s', (version) => {
  expect(() => requireNodeForMany(version)).toThrow(UsageError);
  expect(() => requireNodeForMany(version)).toThrow(`need Node 22.12 or newer; this is Node ${version}.`);
});
