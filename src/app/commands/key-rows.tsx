/** The keys of a set of commands as a list; those that can be changed are buttons that take the next key pressed. */
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslate } from '../i18n/use-translate.tsx';
import { type Chord, chordOf, keyCap } from './chord.ts';
import { chooseKeys, isFree, useChosenKeys, withKey } from './chosen-keys.ts';
import { type AnyCommandSet, type Command, type CommandGroup, hasKey } from './command.ts';

const CAP = 'rounded border bg-raised px-2 font-mono text-xs whitespace-nowrap';

interface KeyRowsProps {
  readonly set: AnyCommandSet;
  /** Headings of groups, below that of their set where it has one. */
  readonly Heading: 'h3' | 'h4';
  /** What a key that is awaited comes to, for those who do not see it. */
  readonly onTell: (text: string) => void;
}

export function KeyRows({ set, Heading, onTell }: KeyRowsProps) {
  const { t } = useTranslate();
  const withKeys = ({ commands }: CommandGroup<never>) =>
    Object.entries(commands).filter(([, command]) => hasKey(command));
  return (
    <div className="flex flex-col gap-4">
      {set.groups.map((group, at) =>
        withKeys(group).length === 0 ? null : (
          <div key={group.title ?? at}>
            {group.title === undefined ? null : (
              <Heading className="mb-1 text-sm font-medium text-ink-soft">{t(group.title)}</Heading>
            )}
            <Rows>
              {withKeys(group).map(([name, command]) => (
                <CommandRow key={name} set={set} name={name} command={command} onTell={onTell} />
              ))}
            </Rows>
          </div>
        ),
      )}
      {set.inControls === undefined ? null : (
        <Rows>
          {set.inControls.map(([chords, does]) => (
            <Row key={does} keys={<Caps chords={chords} />}>
              {t(does)}
            </Row>
          ))}
        </Rows>
      )}
    </div>
  );
}

function Rows({ children }: { children: ReactNode }) {
  return <ul className="grid grid-cols-[9.5rem_1fr] items-center gap-x-4 gap-y-1 text-sm">{children}</ul>;
}

function Row({ keys, children }: { keys: ReactNode; children: ReactNode }) {
  return (
    <li className="contents">
      <span className="flex min-h-8 flex-wrap items-center gap-1">{keys}</span>
      <span>{children}</span>
    </li>
  );
}

function Caps({ chords }: { chords: readonly Chord[] }) {
  return chords.map((chord, at) => (
    <span key={chord} className="contents">
      {at === 0 ? null : ' / '}
      <kbd translate="no" className={`${CAP} py-0.5`}>
        {keyCap(chord)}
      </kbd>
    </span>
  ));
}

interface CommandRowProps extends Omit<KeyRowsProps, 'Heading'> {
  readonly name: string;
  readonly command: Command<never>;
}

function CommandRow({
  set,
  name,
  command: { label, key: standard, fixedKeys = [] },
  onTell,
}: CommandRowProps) {
  const { t } = useTranslate();
  const keys = useChosenKeys(set);
  const [state, setState] = useState<'rest' | 'awaited' | 'not free'>('rest');
  const key = keys[name] ?? '';
  const say = (next: typeof state): void => {
    setState(next);
    onTell(next === 'rest' ? '' : t(next === 'awaited' ? 'keys.pressOne' : 'keys.notFree'));
  };
  const take = (event: KeyboardEvent): void => {
    if (state === 'rest' || event.key === 'Tab') return;
    const chord = chordOf(event.nativeEvent, set.modifiers === true);
    // A modifier alone, or with one that this set leaves to the browser.
    if (chord === null) return;
    event.preventDefault();
    event.stopPropagation();
    const isChosen = isFree(set, chord);
    if (isChosen) chooseKeys(set, withKey(keys, name, chord));
    say(isChosen || chord === 'Escape' ? 'rest' : 'not free');
  };
  return (
    <Row
      keys={
        <>
          <Caps chords={fixedKeys} />
          {standard === undefined || fixedKeys.length === 0 ? null : ' / '}
          {standard === undefined ? null : (
            <button
              type="button"
              aria-label={
                state === 'rest'
                  ? t('keys.change', { key: keyCap(key), does: t(label) })
                  : t('keys.pressFor', { does: t(label) })
              }
              className={`${CAP} min-h-8 min-w-12 hover:border-line-strong pointer-coarse:min-h-11`}
              onClick={() => say('awaited')}
              onBlur={() => say('rest')}
              onKeyDown={take}
            >
              {state === 'rest' ? keyCap(key) : '…'}
            </button>
          )}
        </>
      }
    >
      {t(label)}
      {state === 'rest' ? null : (
        <span aria-hidden className="block text-xs text-ink-soft">
          {t(state === 'awaited' ? 'keys.pressOne' : 'keys.notFree')}
        </span>
      )}
    </Row>
  );
}
