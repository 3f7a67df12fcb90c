import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../testing/property-runs.ts';
import { type Act, act, Person, Service, shown } from '../../testing/timeline/made-session.ts';
import type { EditOperation } from '../model/edit-operation.ts';
import { type WaitingStep, waitingSteps } from './waiting-steps.ts';

/** What whoever finishes it does, knowing nothing but the steps and the answers. */
function finish(service: Service, steps: readonly WaitingStep[], arrived: number): void {
  const revisions = [service.revision - arrived];
  const names = new Map<string, string>();
  for (const [place, step] of steps.entries()) {
    // The first was on its way when the page closed, and arrived.
    if (place >= arrived) {
      if (step.kind === 'apply') service.apply(renamed(step.operations, names));
      else
        service.restore(
          step.kind === 'restore'
            ? step.revision
            : (revisions[step.edge === 'before' ? step.step : step.step + 1] ?? 0),
        );
    }
    revisions.push(place < arrived ? service.revision : service.revisions.length);
    if (step.kind !== 'apply') continue;
    for (const { id, list, at, of } of step.made) {
      const items = service.edit[list] ?? [];
      expect(items).toHaveLength(of);
      names.set(id, items[at]?.id ?? '');
    }
  }
}

function renamed(operations: readonly EditOperation[], names: ReadonlyMap<string, string>): EditOperation[] {
  return JSON.parse(
    JSON.stringify(operations, (_key, part) => (typeof part === 'string' ? (names.get(part) ?? part) : part)),
  ) as EditOperation[];
}

/** Through text, as they are kept. */
const kept = (person: Person): WaitingStep[] =>
  JSON.parse(JSON.stringify(waitingSteps(person.session, person.context))) as WaitingStep[];

const closing = fc.tuple(
  fc.array(fc.tuple(act, fc.nat({ max: 1 })), { maxLength: 8 }),
  fc.array(act, { minLength: 1, maxLength: 8 }),
);

describe('what waits in a session when its page closes', () => {
  it('is done by somebody else as it was shown, also what is about things the service has not named', () => {
    fc.assert(
      fc.property(closing, fc.boolean(), ([before, waiting], isOnItsWay) => {
        const service = new Service();
        const person = new Person('me', service);
        for (const [asked, exchanges] of before) {
          person.act(asked);
          for (let count = 0; count < exchanges; count += 1) person.send(service);
        }
        for (const asked of waiting) person.act(asked);
        const steps = kept(person);
        const arrived = isOnItsWay && steps.length > 0 ? 1 : 0;
        if (arrived === 1) service.take(person.session);
        finish(service, steps, arrived);
        expect(shown(service.edit)).toBe(shown(person.session.current));
      }),
      { numRuns: propertyRuns(300) },
    );
  });

  it('names what a step made by its place', () => {
    const service = new Service();
    const person = new Person('me', service);
    const asked: Act[] = [
      { kind: 'split', pick: 0, sec: 5 },
      { kind: 'move', pick: 1, to: 0 },
    ];
    for (const one of asked) person.act(one);
    const [split, move] = kept(person);
    expect(split).toMatchObject({ kind: 'apply', made: [{ list: 'segments', at: 1, of: 3 }] });
    expect(move).toMatchObject({ kind: 'apply', made: [] });
  });
});
