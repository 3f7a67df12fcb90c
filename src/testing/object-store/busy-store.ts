/** What an object store says that cannot keep up. */
import type { Fault } from '../faults/fault-proxy.ts';

export const BUSY_STORE: Fault = {
  kind: 'refuse',
  status: 503,
  headers: { 'Content-Type': 'application/xml' },
  body: '<?xml version="1.0"?><Error><Code>SlowDown</Code><Message>Reduce your request rate.</Message></Error>',
};
