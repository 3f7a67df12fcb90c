import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, it } from 'vitest';
import { LEDGER_REASONS } from '../../contract/ledger-reasons.ts';
import { SHOWN_PROBLEMS } from '../../contract/problems/problem-tables.ts';
import { statedMessages } from './stated-messages.ts';

it('are compiled as the catalogs are: what is not, the console complains of each time', () => {
  const sentences = { ...SHOWN_PROBLEMS, ...LEDGER_REASONS };
  const compiled = Object.entries(sentences).map(([code, text]) => [`of.${code}`, compileMessage(text)]);
  expect(statedMessages('of.', sentences)).toEqual(Object.fromEntries(compiled));
});
