import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SliderField } from './slider-field.tsx';

const ignored = (): void => undefined;
const SPEED = { label: 'Speed', value: 1, min: 0, max: 2, step: 0.1, onShow: ignored, onTake: ignored };
const drawn = (disabled: boolean): string =>
  renderToStaticMarkup(createElement(SliderField, { ...SPEED, disabled }));

it('takes no typed number either while it is switched off', () => {
  expect(drawn(true)).toMatch(
    /<input(?=[^>]*inputMode="decimal")(?=[^>]*aria-disabled="true")[^>]*readOnly=""/,
  );
  expect(drawn(false)).not.toContain('readOnly');
});
