import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  PROPOSED_STEPS_MAX,
  PROPOSED_TYPES,
  STEP_OPERATIONS_MAX,
} from '../../../../../contract/schemas/assistant-proposal.ts';
import { UnclearAnswerError } from '../../../../../media/language-model/read-answer.ts';
import { propertyRuns } from '../../../../../testing/property-runs.ts';
import { readEditAnswer } from './read-edit-answer.ts';

const IDS = new Map([
  ['s1', 'seg_1'],
  ['s2', 'seg_2'],
  ['t1', 'ovl_1'],
  ['m1', 'ast_1'],
]);
const CUT = { type: 'remove_range', outputStartSec: 0, outputEndSec: 2 };

const read = (answer: unknown) => readEditAnswer(JSON.stringify(answer), IDS);
const stepsOf = (...operations: unknown[]) =>
  read({ steps: [{ label: 'Do it', operations }], reply: 'Done.' });

describe('what is taken from an answer about an edit', () => {
  it('is steps of operations, with ids for names', () => {
    const asked = [
      { type: 'remove', segmentIds: ['s2', 's1'] },
      { type: 'update_text', textId: 't1', text: 'Hello' },
      { type: 'set_music', music: { assetId: 'm1', volume: 0.3, startSec: 0 } },
      { type: 'set_music', music: null },
    ];
    expect(stepsOf(...asked)).toEqual({
      steps: [
        {
          label: 'Do it',
          operations: [
            { type: 'remove', segmentIds: ['seg_2', 'seg_1'] },
            { type: 'update_text', textId: 'ovl_1', text: 'Hello' },
            { type: 'set_music', music: { assetId: 'ast_1', volume: 0.3, startSec: 0 } },
            { type: 'set_music', music: null },
          ],
        },
      ],
      reply: 'Done.',
      leftOut: 0,
    });
  });

  it.each([
    ['an operation there is not', { type: 'delete_project' }],
    [
      'one that is not for models',
      { type: 'insert', assetId: 'm1', sourceStartSec: 0, sourceEndSec: 1, toIndex: 0 },
    ],
    ['a name that was not given', { type: 'remove', segmentIds: ['s9'] }],
    ['an id instead of a name', { type: 'remove', segmentIds: ['seg_1'] }],
    ['somebody else’s file', { type: 'set_music', music: { assetId: 'ast_other', volume: 1, startSec: 0 } }],
    ['a time before the edit', { ...CUT, outputStartSec: -1 }],
    ['no number', { ...CUT, outputEndSec: 'all' }],
    ['a zoom past the end', { type: 'set_segment', segmentId: 's1', zoom: 900 }],
    ['a field of its own', { ...CUT, force: true }],
    ['markup', { type: 'update_text', textId: 't1', text: '<b>Hello</b>' }],
    ['a link', { type: 'update_text', textId: 't1', text: 'Go to https://evil.test/x' }],
    ['no operation', null],
  ])('leaves a step out that has %s, whole', (_, operation) => {
    expect(stepsOf(CUT, operation)).toEqual({ steps: [], reply: 'Done.', leftOut: 1 });
  });

  it('leaves out steps that say nothing, or what no line may', () => {
    const steps = [undefined, '', '<img src=x>', 'See https://evil.test'].map((label) => ({
      label,
      operations: [CUT],
    }));
    expect(read({ steps: [...steps, { label: 'Cut', operations: [CUT] }], reply: '[x](y)' })).toEqual({
      steps: [{ label: 'Cut', operations: [CUT] }],
      reply: null,
      leftOut: 4,
    });
  });

  it('is nothing where there is too much, or nothing', () => {
    const step = { label: 'Cut', operations: [CUT] };
    expect(() => read({ steps: Array(PROPOSED_STEPS_MAX + 1).fill(step) })).toThrow(UnclearAnswerError);
    expect(() => read({ steps: [], reply: null })).toThrow(UnclearAnswerError);
    expect(() => readEditAnswer('I would rather not.', IDS)).toThrow(UnclearAnswerError);
    const long = { label: 'Cut', operations: Array(5000).fill(CUT) };
    expect(read({ steps: [long, step] })).toMatchObject({ steps: [step], leftOut: 1 });
  });

  it('names only what was shown, in kinds and numbers that are allowed, whatever it says', () => {
    const known = new Set(IDS.values());
    const types = new Set<string>(PROPOSED_TYPES);
    const name = fc.oneof(fc.constantFrom(...IDS.keys(), ...IDS.values(), '__proto__'), fc.string());
    const operation = fc.record(
      {
        type: fc.oneof(fc.constantFrom(...PROPOSED_TYPES, 'insert', 'set_shot', 'mark_words'), fc.string()),
        segmentId: name,
        segmentIds: fc.array(name),
        textId: name,
        assetId: name,
        outputStartSec: fc.oneof(fc.double({ min: 0, max: 9 }), fc.anything()),
        outputEndSec: fc.oneof(fc.double({ min: 0, max: 9 }), fc.anything()),
        text: fc.string(),
      },
      { requiredKeys: ['type'] },
    );
    const step = fc.record({ label: fc.string(), operations: fc.array(operation, { maxLength: 25 }) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: PROPOSED_STEPS_MAX }), (steps) => {
        const taken = read({ steps, reply: 'Done.' });
        expect(taken.steps.length + taken.leftOut).toBe(steps.length);
        for (const { operations } of taken.steps) {
          expect(operations.length).toBeLessThanOrEqual(STEP_OPERATIONS_MAX);
          for (const one of operations) {
            expect(types).toContain(one.type);
            for (const field of ['segmentId', 'textId', 'assetId'] as const)
              if (field in one) expect(known).toContain((one as Record<string, unknown>)[field]);
            if ('segmentIds' in one) for (const id of one.segmentIds) expect(known).toContain(id);
          }
        }
      }),
      { numRuns: propertyRuns(300) },
    );
  });
});
