/** What the assistant makes of a message, on an edit in which somebody speaks. */
import { understand } from '../../timeline/assistant/understand.ts';
import type { EditView } from '../../timeline/assistant/understanding.ts';
import { applyOperations, type EditContext } from '../../timeline/model/apply-operations.ts';
import type { Edit } from '../../timeline/model/edit.ts';
import type { EditOperation } from '../../timeline/model/edit-operation.ts';
import { wordsOfEdit } from '../../timeline/model/edit-words.ts';

const SPOKEN = 'so um today we talk about trains and uh stations they wait you know all day long'.split(' ');

export function assistantContext(): EditContext {
  let made = 0;
  return {
    newId: (kind) => {
      made += 1;
      return `${kind}${made}`;
    },
    usableSec: () => 60,
    heardSec: () => 120,
    silencesOf: () => [{ startSec: 17, endSec: 18.5 }],
    wordsOf: () => SPOKEN.map((text, index) => ({ index, text, startSec: index, endSec: index + 0.6 })),
  };
}

const segment = (id: string, sourceStartSec: number, sourceEndSec: number) => ({
  ...{ id, assetId: 'talk', sourceStartSec, sourceEndSec, zoom: 1, muted: false, volume: 1 },
});

export function spokenEdit(): Edit {
  return {
    aspect: 'source',
    reframe: 'center',
    captions: { enabled: true, style: 'boxed' },
    music: { assetId: 'song', volume: 0.2, startSec: 0 },
    fadeInSec: 1,
    fadeOutSec: 1,
    segments: [segment('a', 0, 20), segment('b', 20, 30), segment('c', 30, 40)],
    texts: [
      {
        id: 't',
        text: 'Hello There',
        preset: 'headline',
        outputStartSec: 1,
        durationSec: 2,
        xPercent: null,
        yPercent: null,
      },
    ],
    broll: [{ id: 'r', assetId: 'talk', outputStartSec: 3, durationSec: 2, fit: 'cover' }],
  };
}

export function viewOf(edit: Edit): EditView {
  return {
    edit,
    words: wordsOfEdit(edit, assistantContext().wordsOf),
    silences: [{ startSec: 17, endSec: 18.5 }],
    music: [{ assetId: 'song2', title: 'Rain on glass' }],
  };
}

/** What a message makes of the edit: patterns, operations, the edit after, what was said. */
export function ask(message: string, edit = spokenEdit()) {
  const { steps, notUnderstood, language } = understand(message);
  const given = assistantContext();
  const said: string[] = [];
  const operations: EditOperation[] = [];
  let now = edit;
  for (const step of steps) {
    const planned = step.plan(viewOf(now));
    const text: unknown = planned.kind === 'answer' ? planned.text : planned.label;
    if (typeof text !== 'string' || text.trim() === '') throw new Error(`Nothing is said of “${message}”.`);
    said.push(text);
    if (planned.kind !== 'change') continue;
    operations.push(...planned.operations);
    now = applyOperations(now, planned.operations, given);
  }
  return {
    patterns: steps.map(({ pattern }) => pattern),
    operations,
    edit: now,
    said,
    notUnderstood,
    language,
  };
}
