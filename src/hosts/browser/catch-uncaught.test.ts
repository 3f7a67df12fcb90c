import { describe, expect, it } from 'vitest';
import { endAfterLostPromise, goOnAfterUncaught } from './catch-uncaught.ts';

function fired(scope: EventTarget, type: string, facts: object): Event {
  const event = Object.assign(new Event(type, { cancelable: true }), facts);
  scope.dispatchEvent(event);
  return event;
}

describe('what nobody caught in a worker', () => {
  it('is told with its cause and does not reach the page where the worker goes on', () => {
    const told: unknown[] = [];
    const scope = new EventTarget();
    goOnAfterUncaught(scope, (cause) => told.push(cause));
    const [error, reason] = [new Error('thrown'), new Error('rejected')];
    const events = [
      fired(scope, 'error', { error, message: 'thrown' }),
      fired(scope, 'error', { error: null, message: 'of a script' }),
      fired(scope, 'unhandledrejection', { reason }),
    ];
    expect(told).toEqual([error, 'of a script', reason]);
    expect(events.every((event) => event.defaultPrevented)).toBe(true);
  });

  it('ends a worker that does one task, where it was a promise', () => {
    const reported: unknown[] = [];
    const scope = new EventTarget();
    endAfterLostPromise(scope, (cause) => reported.push(cause));
    const reason = new Error('lost');
    fired(scope, 'unhandledrejection', { reason });
    expect(reported).toEqual([reason]);
  });
});
