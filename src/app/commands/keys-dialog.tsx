/** The keys of one place or of all: what each does, choosing another for it, and the switch for single characters. */
import { useState } from 'react';
import { useTranslate } from '../i18n/use-translate.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Dialog } from '../ui/controls/dialog.tsx';
import { CheckField } from '../ui/fields/check-field.tsx';
import { chooseKeys, standardKeys, useChosenKeys } from './chosen-keys.ts';
import type { AnyCommandSet } from './command.ts';
import { KeyRows } from './key-rows.tsx';
import { switchLetters, useLettersOn } from './letter-keys.ts';

export function KeysDialog({
  sets,
  note,
  onClose,
}: {
  sets: readonly AnyCommandSet[];
  /** Below the keys: what is done with them besides. */
  note?: string;
  onClose: () => void;
}) {
  const { t } = useTranslate();
  const [told, setTold] = useState('');
  return (
    <Dialog title={t('keys.title')} closeLabel={t('keys.close')} onClose={onClose}>
      <p className="mb-4 max-w-prose text-sm text-ink-soft">{t('keys.chooseLead')}</p>
      <div className="flex flex-col gap-6">
        {sets.map((set) => (
          <section key={set.id} aria-label={t(set.title)}>
            {sets.length === 1 ? null : <h3 className="mb-2 font-semibold">{t(set.title)}</h3>}
            <KeyRows set={set} Heading={sets.length === 1 ? 'h3' : 'h4'} onTell={setTold} />
            <StandardKeys set={set} />
          </section>
        ))}
      </div>
      {note === undefined ? null : <p className="mt-4 text-sm text-ink-soft">{note}</p>}
      <p role="status" className="sr-only">
        {told}
      </p>
      <div className="mt-5 border-t pt-4">
        <CheckField label={t('keys.letters')} checked={useLettersOn()} onChange={switchLetters} />
      </div>
    </Dialog>
  );
}

/** Nothing where no key of the set can be chosen. */
function StandardKeys({ set }: { set: AnyCommandSet }) {
  const { t } = useTranslate();
  const keys = useChosenKeys(set);
  const standard = Object.entries(standardKeys(set));
  if (standard.length === 0) return null;
  return (
    <Button
      className="mt-4"
      disabled={standard.every(([name, key]) => keys[name] === key)}
      onClick={() => chooseKeys(set, standardKeys(set))}
    >
      {t('keys.standard')}
    </Button>
  );
}
