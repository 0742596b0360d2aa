import { afterAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RadioGroup } from '../choices/RadioGroup';
import { FieldGrid } from './FieldGrid';
import { SelectField } from './SelectField';
import { TextField } from './TextField';

const LONG = 'As it is written on the card that the income tax department has sent you. '.repeat(3);

const { innerWidth, innerHeight } = window;
afterAll(() => page.viewport(innerWidth, innerHeight));

const topOf = (name: string) =>
  page.getByLabelText(name, { exact: true }).element().getBoundingClientRect().top;

/** Two rows of fields, with hints and errors of unlike lengths. */
const renderFields = () =>
  render(
    <FieldGrid>
      <div>
        <TextField label="PAN" name="pan" hint={LONG} />
      </div>
      <div>
        <TextField label="Name" name="name" />
      </div>
      <div>
        <SelectField label="City" name="city" options={[]} error={LONG} />
      </div>
      <div>
        <TextField label="State" name="state" hint="Short" />
      </div>
      <div>
        <RadioGroup
          label="Home"
          name="home"
          hint={LONG}
          options={[{ value: 'own', label: 'Own home' }]}
        />
      </div>
    </FieldGrid>,
  );

test('controls beside each other stand in line, whatever their hints and errors', async () => {
  await page.viewport(1000, 800);
  await renderFields();
  expect(topOf('Name')).toBe(topOf('PAN'));
  expect(topOf('State')).toBe(topOf('City'));
  const error = page.getByText(/^Error:/u).element();
  expect(topOf('Own home')).toBeGreaterThan(error.getBoundingClientRect().bottom);
});

test('on a phone each field follows the one before', async () => {
  await page.viewport(390, 800);
  await renderFields();
  const tops = ['PAN', 'Name', 'City', 'State', 'Own home'].map(topOf);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  expect(new Set(tops).size).toBe(5);
});
