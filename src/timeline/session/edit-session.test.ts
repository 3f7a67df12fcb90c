import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../testing/property-runs.ts';
import { startEdit, type Wish } from '../../testing/timeline/made-edits.ts';
import { act, change, Person, Service, shown } from '../../testing/timeline/made-session.ts';
import { perform, redo, undo } from './edit-session.ts';

/** Cuts that begin a hair behind an edge: a piece too short to keep must not take the id of its segment. */
const SLIVERS: [Wish, number][] = [
  [{ kind: 'remove_range', sec: 0, length: 0.05 }, 0],
  [{ kind: 'remove_range', sec: 5e-324, length: 0.05 }, 0],
  [{ kind: 'trim', pick: 0, sec: 0, length: 0.05 }, 0],
];

describe('a session of editing', () => {
  it('shows before it is saved exactly what the service will have', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(act, fc.nat({ max: 2 })), { maxLength: 20 }), (acts) => {
        const service = new Service();
        const person = new Person('me', service);
        for (const [asked, exchanges] of acts) {
          person.act(asked);
          const before = shown(person.session.current);
          for (let count = 0; count < exchanges; count += 1) person.send(service);
          expect(shown(person.session.current)).toBe(before);
        }
        const wanted = shown(person.session.current);
        person.settle(service);
        expect(shown(service.edit)).toBe(wanted);
        expect(person.session.current).toEqual(service.edit);
      }),
      { numRuns: propertyRuns(200) },
    );
  });

  it('undoes everything back to the start, and does everything again', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(change, fc.nat({ max: 2 })), { maxLength: 12 }), (changes) => {
        const service = new Service();
        const person = new Person('me', service);
        for (const [asked, exchanges] of changes) {
          person.act(asked);
          for (let count = 0; count < exchanges; count += 1) person.send(service);
        }
        const end = shown(person.session.current);
        for (const _ of changes) person.session = undo(person.session, person.context);
        person.settle(service);
        expect(shown(service.edit)).toBe(shown(startEdit()));
        for (const _ of changes) person.session = redo(person.session, person.context);
        person.settle(service);
        expect(shown(service.edit)).toBe(end);
      }),
      { numRuns: propertyRuns(200), examples: [[SLIVERS]] },
    );
  });

  it('ends the same for two people who edit at once, whatever the order of their exchanges', () => {
    const move = fc.tuple(fc.boolean(), fc.option(act));
    fc.assert(
      fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
        const service = new Service();
        const people = [new Person('me', service), new Person('you', service)] as const;
        for (const [isMe, asked] of moves) {
          const person = isMe ? people[0] : people[1];
          if (asked === null) person.send(service);
          else person.act(asked);
        }
        for (let round = 0; round < 2; round += 1) for (const person of people) person.settle(service);
        expect(people[0].session.current).toEqual(service.edit);
        expect(people[1].session.current).toEqual(service.edit);
      }),
      { numRuns: propertyRuns(300) },
    );
  });

  it('keeps what was added elsewhere when an older step is undone', () => {
    const service = new Service();
    const [me, you] = [new Person('me', service), new Person('you', service)];
    me.act({ kind: 'split', pick: 0, sec: 5 });
    me.settle(service);
    you.settle(service);
    you.act({ kind: 'add_text', sec: 22, length: 2 });
    you.settle(service);
    me.settle(service);
    me.act('undo');
    me.settle(service);
    expect(service.edit.texts).toHaveLength(1);
    expect(service.edit.segments).toHaveLength(2);
  });

  it('joins repeated small steps while they wait, and undoes them as one', () => {
    const service = new Service();
    const { context, session } = new Person('me', service);
    const once = perform(
      session,
      [{ type: 'trim', segmentId: 'a', sourceEndSec: 19 }],
      'Trim',
      context,
      'nudge',
    );
    const twice = perform(
      once,
      [{ type: 'trim', segmentId: 'a', sourceEndSec: 18 }],
      'Trim',
      context,
      'nudge',
    );
    expect(twice.queue).toHaveLength(1);
    expect(undo(twice, context).current).toEqual(session.current);
  });
});
