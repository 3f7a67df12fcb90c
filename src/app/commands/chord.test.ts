import { describe, expect, it } from 'vitest';
import { ariaKeys, chordOf, isSingleCharacter, type KeyPress, keyCap } from './chord.ts';
import { standardKeys } from './chosen-keys.ts';
import { type AnyCommandSet, commandsOf } from './command.ts';
import { COMMAND_SETS } from './command-sets.ts';
import { chordsOf, commandOf } from './open-commands.ts';
import { REVIEW } from './review-set.ts';
import { TIMELINE } from './timeline/timeline-set.ts';

const HELD = { Shift: 'shiftKey', Control: 'ctrlKey', Alt: 'altKey', Meta: 'metaKey' } as const;

function press(key: string, code: string, ...held: (keyof typeof HELD)[]): KeyPress {
  const flag = (one: keyof typeof HELD): boolean => held.includes(one);
  return {
    key,
    code,
    shiftKey: flag('Shift'),
    ctrlKey: flag('Control'),
    altKey: flag('Alt'),
    metaKey: flag('Meta'),
    getModifierState: (one) => held.some((modifier) => modifier === one),
  };
}

function nameOf(set: AnyCommandSet, pressed: KeyPress, { lettersOn = true, isTyping = false } = {}) {
  const found = commandOf(set, pressed, { keys: standardKeys(set), lettersOn, isTyping });
  return commandsOf(set).find(([, command]) => command === found)?.[0] ?? null;
}

describe('a key press', () => {
  it('runs the command whose key it is, by what it writes', () => {
    expect(nameOf(TIMELINE, press('s', 'KeyS'))).toBe('split');
    // On a French keyboard the key that writes q stands where A is elsewhere.
    expect(nameOf(TIMELINE, press('q', 'KeyA'))).toBe('trimLeft');
    expect(nameOf(TIMELINE, press('Backspace', 'Backspace'))).toBe('remove');
    expect(nameOf(REVIEW, press(',', 'Comma'))).toBe('frameBack');
    expect(nameOf(TIMELINE, press('e', 'KeyE'))).toBeNull();
  });

  it('is read by its place where the keyboard writes another script', () => {
    const [russian, greek, hebrew, arabic, korean, thai] = ['ы', 'σ', 'ד', 'س', 'ㄴ', 'ห'];
    for (const written of [russian, greek, hebrew, arabic, korean, thai])
      expect(nameOf(TIMELINE, press(written ?? '', 'KeyS'))).toBe('split');
    expect(nameOf(TIMELINE, press('я', 'KeyZ', 'Control'))).toBe('undo');
    expect(nameOf(TIMELINE, press('Я', 'KeyZ', 'Control', 'Shift'))).toBe('redo');
    expect(nameOf(REVIEW, press('б', 'Comma'))).toBe('frameBack');
    expect(nameOf(REVIEW, press('ش', 'KeyA'))).toBe('accept');
    expect(nameOf(TIMELINE, press('?', 'Digit7', 'Shift'))).toBe('help');
    expect(chordOf(press('ы', 'KeyS', 'Control'), true)).toBe('$mod+s');
    // A letter that Latin keyboards have beside theirs stays what it is.
    expect(nameOf(TIMELINE, press('ß', 'KeyS'))).toBeNull();
  });

  it('is read by its place too where such a keyboard has a sign there, and a Latin one is told from it', () => {
    const qAndW = () => [
      nameOf(TIMELINE, press('/', 'KeyQ')),
      nameOf(TIMELINE, press("'", 'KeyW')),
      nameOf(TIMELINE, press(';', 'KeyQ')),
    ];
    // Dvorak and its kin have signs at these places that mean themselves.
    nameOf(TIMELINE, press('a', 'KeyA'));
    nameOf(TIMELINE, press('µ', 'KeyM', 'Alt'));
    expect(qAndW()).toEqual([null, null, null]);
    nameOf(TIMELINE, press('ש', 'KeyA'));
    expect(qAndW()).toEqual(['trimLeft', 'trimRight', 'trimLeft']);
    // A Hebrew keyboard writes Latin capitals with Shift, and is one all the same.
    nameOf(TIMELINE, press('S', 'KeyS', 'Shift'));
    expect(qAndW()).toEqual(['trimLeft', 'trimRight', 'trimLeft']);
    expect(chordOf(press('/', 'KeyQ'), true)).toBe('q');
    expect(nameOf(REVIEW, press(',', 'Comma'))).toBe('frameBack');
    expect(nameOf(TIMELINE, press('?', 'Slash', 'Shift'))).toBe('help');
    nameOf(TIMELINE, press('s', 'KeyS'));
    expect(qAndW()).toEqual([null, null, null]);
  });

  it('is told apart by what is held with it', () => {
    expect(nameOf(TIMELINE, press('I', 'KeyI', 'Shift'))).toBe('toIn');
    expect(nameOf(TIMELINE, press('µ', 'KeyM', 'Alt'))).toBe('previousMarker');
    expect(nameOf(TIMELINE, press('ArrowLeft', 'ArrowLeft', 'Alt', 'Shift'))).toBe('secondEarlier');
    expect(nameOf(REVIEW, press('a', 'KeyA', 'Control'))).toBe('chooseAll');
    expect(nameOf(REVIEW, press('a', 'KeyA', 'Alt'))).toBeNull();
    expect(nameOf(REVIEW, press('a', 'KeyA', 'Control', 'Shift'))).toBeNull();
    for (const mod of ['Control', 'Meta'] as const) {
      expect(nameOf(TIMELINE, press('z', 'KeyZ', mod))).toBe('undo');
      expect(nameOf(TIMELINE, press('Z', 'KeyZ', mod, 'Shift'))).toBe('redo');
      expect(nameOf(TIMELINE, press('z', 'KeyZ', mod, 'Alt'))).toBeNull();
    }
  });

  it('means its place where what it writes with Shift differs between languages', () => {
    for (const written of ['<', ';', '«'])
      expect(nameOf(TIMELINE, press(written, 'Comma', 'Shift'))).toBe('startEarlier');
  });

  it('may need Shift for what it writes, and has it to spare', () => {
    expect(nameOf(TIMELINE, press('?', 'Slash', 'Shift'))).toBe('help');
    expect(nameOf(TIMELINE, press('?', 'Minus', 'Shift'))).toBe('help');
    expect(nameOf(TIMELINE, press('+', 'Equal', 'Shift'))).toBe('zoomIn');
    expect(nameOf(TIMELINE, press('S', 'KeyS', 'Shift'))).toBe('split');
    expect(nameOf(REVIEW, press('ArrowDown', 'ArrowDown', 'Shift'))).toBe('stretchNext');
  });

  it('is no command where single characters are switched off, unless it is none of them', () => {
    const off = { lettersOn: false };
    expect(nameOf(TIMELINE, press('s', 'KeyS'), off)).toBeNull();
    expect(nameOf(TIMELINE, press('?', 'Slash', 'Shift'), off)).toBeNull();
    expect(nameOf(TIMELINE, press('<', 'Comma', 'Shift'), off)).toBeNull();
    expect(nameOf(TIMELINE, press(' ', 'Space'), off)).toBe('togglePlay');
    expect(nameOf(TIMELINE, press('z', 'KeyZ', 'Control'), off)).toBe('undo');
    expect(nameOf(TIMELINE, press('µ', 'KeyM', 'Alt'), off)).toBe('previousMarker');
  });

  it('is no command while somebody types, but for those that say so', () => {
    const typing = { isTyping: true };
    const heard = COMMAND_SETS.flatMap((set) =>
      commandsOf(set)
        .filter(([, { whileTyping }]) => whileTyping === true)
        .map(([name]) => name),
    );
    expect(heard).toEqual(['palette']);
    expect(nameOf(TIMELINE, press('s', 'KeyS'), typing)).toBeNull();
    expect(nameOf(REVIEW, press('a', 'KeyA', 'Control'), typing)).toBeNull();
  });

  it('that is recorded runs what it was recorded for', () => {
    const presses = [
      press('e', 'KeyE'),
      press('E', 'KeyE', 'Shift'),
      press(',', 'Comma'),
      press(';', 'Comma', 'Shift'),
      press('!', 'Digit1', 'Shift'),
      press('µ', 'KeyM', 'Alt'),
      press('ArrowUp', 'ArrowUp', 'Alt', 'Shift'),
      press('d', 'KeyD', 'Meta'),
      press('Delete', 'Delete'),
    ];
    for (const one of presses) {
      const chord = chordOf(one, true);
      expect(chord).not.toBeNull();
      const keys = { ...standardKeys(TIMELINE), redo: chord ?? '' };
      const others = Object.entries(keys).filter(([name, key]) => name === 'redo' || key !== chord);
      const found = commandOf(TIMELINE, one, {
        keys: Object.fromEntries(others),
        lettersOn: true,
        isTyping: false,
      });
      expect(found?.label).toBe('timeline.redo');
    }
    expect(chordOf(press('Shift', 'ShiftLeft', 'Shift'), true)).toBeNull();
    expect(chordOf(press('y', 'KeyY', 'Control'), false)).toBeNull();
    expect(chordOf(press('Y', 'KeyY', 'Shift'), false)).toBe('y');
  });
});

describe('a key', () => {
  it('is printed as on a keyboard, and told to assistive technology as it asks', () => {
    expect(
      ['s', '$mod+z', 'Alt+Shift+ArrowLeft', 'Shift+Comma', 'Alt+KeyM', 'Delete', '+'].map(keyCap),
    ).toEqual([...['S', 'Ctrl Z', 'Alt Shift ←', 'Shift ,', 'Alt M', 'Del', '+']]);
    expect(['s', '$mod+z', 'Alt+Shift+ArrowLeft', 'Shift+Comma', 'Alt+KeyM', '+'].map(ariaKeys)).toEqual([
      ...['S', 'Control+Z', 'Alt+Shift+ArrowLeft', 'Shift+,', 'Alt+M', 'Plus'],
    ]);
    expect(['s', 'Shift+i', 'Comma', 'Shift+Comma'].every(isSingleCharacter)).toBe(true);
    expect(['Space', 'Alt+KeyM', '$mod+z', 'Delete', 'ArrowUp'].some(isSingleCharacter)).toBe(false);
  });

  it('runs one command of a set, and each command has a name of its own there', () => {
    for (const set of COMMAND_SETS) {
      const names = commandsOf(set).map(([name]) => name);
      expect(new Set(names).size).toBe(names.length);
      const chords = commandsOf(set).flatMap(([name, command]) => chordsOf(name, command, standardKeys(set)));
      expect(new Set(chords).size).toBe(chords.length);
    }
    expect(new Set(COMMAND_SETS.map(({ id }) => id)).size).toBe(COMMAND_SETS.length);
  });
});
