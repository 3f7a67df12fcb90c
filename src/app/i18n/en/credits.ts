/** English for credits; what an entry of the ledger is for is said as in the contract. */
import { LEDGER_REASONS } from '../../../contract/ledger-reasons.ts';
import { statedMessages } from '../stated-messages.ts';
import own from './credits.json';

export default { ...statedMessages('ledger.did.', LEDGER_REASONS), ...own };
