/**
 * Two tabs with one key at the limits of the specification: one sends a file of more parts than a minute has writes for
 * it, in the other a person goes on working. The service refuses nothing, counted at its own address, and no click waits.
 */
import { truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { HomePage } from '../pages/home-page.ts';
import { connectTo, leaveHost, startHost } from '../fixtures/node-host.ts';
import { expect, test } from '../fixtures/studio-test.ts';
