/** What this browser lacks for the studio, or for its films. Apart from what else is said of a device: hardly anybody waits for these. */
import { statedFrom } from './stated-problem.ts';

export const LACKING_PROBLEMS = {
  address_insecure: 'Cliproom needs a secure address. Open it through https:// or on http://localhost.',
  browser_lacks:
    'This browser lacks {what}, so nothing can be kept in it. Use a current Chrome, Edge, Firefox or Safari, or connect to a service account, which works here.',
  window_private:
    'This window keeps no files, as private windows do. Open Cliproom in an ordinary window, or connect to a service account, which works here.',
  site_data_blocked:
    'This browser is set to keep no data of this site. Allow cookies and site data for it, or connect to a service account, which works here.',
  web_assembly_missing:
    'This browser runs no WebAssembly, which Cliproom needs: Lockdown Mode on iPhone and Mac turns it off, and so do some security settings. Exclude this site from them, or connect to a service account, which works here.',
  codecs_missing:
    'This browser cannot read or write video: it has no WebCodecs. Some browsers of phones have none, nor has Firefox while it resists fingerprinting. Use another browser, or connect to a service account, which works here.',
} as const;

export const lacking = statedFrom(LACKING_PROBLEMS);
