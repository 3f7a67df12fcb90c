/**
 * English for problems: the sentences of the contract, and what a screen says better than they do, with plural forms and
 * typographic quotes.
 */
import { SHOWN_PROBLEMS } from '../../../contract/problems/problem-tables.ts';
import { statedMessages } from '../stated-messages.ts';
import own from './problems.json';

export default { ...statedMessages('problem.', SHOWN_PROBLEMS), ...own };
