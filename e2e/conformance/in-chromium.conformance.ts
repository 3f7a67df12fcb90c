/** The suite against the service where most people run it: in Chromium, on OPFS, over a MessagePort. */
import type { PreviewServer } from 'vite';
import { afterAll, beforeAll, vi } from 'vitest';
import { conformance } from '../../src/testing/conformance/conformance.ts';
import { TEST_ENDS_WITHIN_MS } from '../../src/testing/patience.ts';
import { openConformanceHost, serveConformanceHost } from './open-conformance-host.ts';

// Whole videos at full size and rate take their time, unlike those of the engine for the other transports.
vi.setConfig({ testTimeout: TEST_ENDS_WITHIN_MS, hookTimeout: TEST_ENDS_WITHIN_MS });

let server: PreviewServer;
beforeAll(async () => {
  server = await serveConformanceHost();
});
afterAll(() => server.close());

conformance('the service in Chromium', () => openConformanceHost(server), { network: 'of a page' });
