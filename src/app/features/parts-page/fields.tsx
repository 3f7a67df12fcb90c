/** Fields and choices: empty, filled, with help, with an error, switched off. */
import { useState } from 'react';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { SelectField, TextArea, TextField } from '../../ui/fields/field.tsx';
import { LimitedField } from '../../ui/fields/limited-field.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { SliderField } from '../../ui/fields/slider-field.tsx';
import { TimeField } from '../../ui/fields/time-field.tsx';
import { LONG_TEXT, Specimen } from './specimen.tsx';

const CHOICES = [
  { id: 'one', name: 'The first' },
  { id: 'two', name: 'The second' },
  { id: 'long', name: LONG_TEXT },
];
const TABS = [
  { id: 'words', label: 'Words' },
  { id: 'style', label: 'Style' },
  { id: 'export', label: 'Export' },
] as const;

export function Fields() {
  const [text, setText] = useState('Written');
  const [checked, setChecked] = useState(true);
  const [level, setLevel] = useState(0.4);
  const [timeSec, setTimeSec] = useState(83.25);
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>('words');
  return (
    <>
      <Specimen name="TextField, TextArea">
        <TextField label="Empty" placeholder="A placeholder" />
        <TextField label="Filled" defaultValue={LONG_TEXT} help="Help that says what is wanted." />
        <TextField label="Refused" defaultValue="?" error="Write at least three letters." />
        <TextField label="Off" defaultValue="Cannot be changed" disabled />
        <TextArea label="Several lines" rows={3} defaultValue={LONG_TEXT} />
        <LimitedField label="With a limit" value={text} onChange={setText} limit={5} />
      </Specimen>
      <Specimen name="SelectField, CheckField">
        <SelectField label="Choice" options={CHOICES} />
        <SelectField label="Off" options={CHOICES} disabled />
        <CheckField label="Switched" checked={checked} onChange={setChecked} help="What it means." />
      </Specimen>
      <Specimen name="NumberField, SliderField, TimeField">
        <NumberField label="Level" value={level} min={0} max={1} onChange={setLevel} />
        <div className="w-96 max-w-full">
          <SliderField
            {...{ label: 'Level', value: level, min: 0, max: 1, step: 0.05 }}
            onShow={setLevel}
            onTake={setLevel}
          />
          <SliderField
            {...{ label: 'Off', value: 0.5, min: 0, max: 1, step: 0.05 }}
            onShow={setLevel}
            onTake={setLevel}
            disabled
          />
        </div>
        <TimeField label="Starts at" valueSec={timeSec} onChange={setTimeSec} />
      </Specimen>
      <Specimen name="Tabs">
        <Tabs label="Parts" tabs={TABS} value={tab} onChange={setTab}>
          <p className="p-4">{tab}</p>
        </Tabs>
      </Specimen>
    </>
  );
}
