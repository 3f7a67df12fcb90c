import { expect, it } from 'vitest';
import { forgiveLateTransitions } from './late-transitions.ts';

it('a transition that was given up is no error, and what drawing throws stays one', async () => {
  const late = new DOMException('Timeout in DOM update', 'TimeoutError');
  const uncaught: unknown[] = [];
  const hear = (reason: unknown) => uncaught.push(reason);
  const others = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', hear);
  try {
    const transition = { ready: Promise.reject(late), finished: Promise.reject(new Error('not drawn')) };
    const page = { startViewTransition: () => transition as unknown as ViewTransition };
    forgiveLateTransitions(page);
    expect(page.startViewTransition()).toBe(transition);
    await new Promise(setImmediate);
  } finally {
    process.removeAllListeners('unhandledRejection');
    for (const other of others) process.on('unhandledRejection', other);
  }
  expect(uncaught).toEqual([new Error('not drawn')]);
});

it('a browser without transitions is left alone', () => {
  const page = {};
  forgiveLateTransitions(page);
  expect(page).toEqual({});
});
