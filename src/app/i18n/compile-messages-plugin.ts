/**
 * Compiles the ICU messages of the catalogs while building, so that no parser is shipped: Lingui then only
 * fills in values. Used by vite.config.ts, not by the program.
 */
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const CATALOG = /\/i18n\/(en|it)\/[\w-]+\.json$/;

export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    enforce: 'pre',
    transform(code, id) {
      if (!CATALOG.test(id)) return null;
      const messages = Object.entries(JSON.parse(code) as Record<string, string>);
      const compiled = messages.map(([name, text]) => [name, compileMessage(text)]);
      return { code: JSON.stringify(Object.fromEntries(compiled)), map: null };
    },
  };
}
