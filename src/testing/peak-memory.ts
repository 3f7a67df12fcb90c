import { readFileSync } from 'node:fs';

/**
 * The most memory this process has held at once, in bytes. On Linux what `getrusage` tells begins with the memory of
 * whoever started this process (`exec` hands it on), which may be a large test runner.
 */
export function peakRssBytes(): number {
  const ownKibibytes =
    process.platform === 'linux'
      ? /^VmHWM:\s*(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]
      : undefined;
  return Number(ownKibibytes ?? process.resourceUsage().maxRSS) * 1024;
}
