import Table from '@mui/material/Table';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import {
  AdminContext,
  ListContextProvider,
  type RaRecord,
  ResourceContextProvider,
  useList,
} from 'react-admin';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { createClient } from '../../api';
import { DEFAULT_BRAND } from '../../branding';
import { createTranslator } from '../../i18n';
import { getFieldDescription, lenderSchema } from '../../schema';
import { TranslateProvider } from '../../ui';
import { ClientProvider } from '../context/ClientContext';
import { moveInTable } from '../fields/cell/moveFocus';
import { buildCellColumn } from './columns/fieldColumns';
import { texts } from '../i18n/english';
import { buildConsoleTheme } from '../shell/theme/consoleTheme';
import { RecordTable } from './RecordTable';

const { kit, fields, validation, ui } = texts;
const translate = createTranslator({ kit, fields, validation, ui });
const theme = buildConsoleTheme(DEFAULT_BRAND, 'light', true);
const i18n = polyglotI18nProvider(() => texts, 'en');
const client = createClient({
  token: () => undefined,
  language: () => 'en',
  texts: () => ({ offline: '', timeout: '', failed: '' }),
});
const lender = (id: number, name: string): RaRecord => ({
  id,
  name,
  min_income: id * 10_000,
  credit_score_class: '700',
  lender_status: 1,
  lender_description: `About ${name}`,
});
const LENDERS = [lender(1, 'Alpha'), lender(2, 'Beta'), lender(3, 'Gamma')];

type Save = (name: string, value: unknown) => Promise<void>;

function Lenders({ save, onlyOn = false }: { save: Save; onlyOn?: boolean }) {
  const [records, setRecords] = useState(LENDERS);
  const shown = onlyOn ? records.filter(({ lender_status }) => lender_status === 1) : records;
  const list = useList({ data: shown, sort: { field: 'name', order: 'ASC' } });
  const columns = Object.keys(lender(0, ''))
    .filter((name) => name !== 'id')
    .map((name) =>
      buildCellColumn({
        schema: lenderSchema,
        field: getFieldDescription(lenderSchema, name),
        translate,
        rowName: 'name',
        save: async (record, changes) => {
          await save(name, changes[name]);
          setRecords((all) =>
            all.map((one) => (one.id === record.id ? { ...one, ...changes } : one)),
          );
        },
      }),
    );
  return (
    <ResourceContextProvider value="lenders">
      <ListContextProvider value={list}>
        <RecordTable title="Lenders" columns={columns} />
      </ListContextProvider>
    </ResourceContextProvider>
  );
}

const saver = () => vi.fn<Save>(() => Promise.resolve());

const open = (save: Save, onlyOn = false) =>
  render(
    <AdminContext theme={theme} i18nProvider={i18n}>
      <TranslateProvider translate={translate}>
        <ClientProvider client={client}>
          <Lenders save={save} onlyOn={onlyOn} />
        </ClientProvider>
      </TranslateProvider>
    </AdminContext>,
  );

const cell = (field: string, of: string) =>
  page.getByRole('button', { name: new RegExp(`^Edit ${field} of ${of}(,|$)`) });
const choice = (of: string) => cell('Credit Score Class', of);
const flag = (of: string) => page.getByRole('switch', { name: `Lender Status: ${of}` });
const select = (of: string) => page.getByRole('combobox', { name: `Credit Score Class of ${of}` });

const focus = async (control: ReturnType<typeof cell>) => {
  await expect.element(control).toBeVisible();
  control.element().focus();
};

test('Home and End go to the ends of a row, with Ctrl to those of the table', async () => {
  await open(saver());
  await focus(cell('Income min', 'Beta'));
  await userEvent.keyboard('{End}');
  await expect.element(cell('Description', 'Beta')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{Home}');
  await expect.element(page.getByRole('row', { name: /Beta/ }).getByRole('checkbox')).toHaveFocus();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await expect.element(cell('Description', 'Gamma')).toHaveFocus();
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  await expect
    .element(page.getByRole('row', { name: /Alpha/ }).getByRole('checkbox'))
    .toHaveFocus();
});

test('an arrow leads to the value of a cell, past the mark of a change that waits', async () => {
  await render(
    <Table onKeyDown={moveInTable}>
      <tbody>
        {['21', '22'].map((age) => (
          <tr key={age}>
            <td>
              <a href="#approval" data-waiting>
                waits
              </a>
              <button type="button">{age}</button>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>,
  );
  await focus(page.getByRole('button', { name: '21' }));
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('button', { name: '22' })).toHaveFocus();
});

test('a character begins a new value in the cell, and no shortcut', async () => {
  const save = saver();
  await open(save);
  const shortcut = vi.fn();
  window.addEventListener('keydown', shortcut);
  await focus(cell('Income min', 'Alpha'));
  await userEvent.keyboard('g');
  await expect.element(cell('Income min', 'Alpha')).toHaveFocus();
  expect(shortcut).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('45000{Enter}');
  await expect.element(cell('Income min', 'Beta')).toHaveFocus();
  await focus(cell('Name', 'Gamma'));
  await userEvent.keyboard('Glow{Enter}');
  window.removeEventListener('keydown', shortcut);
  await expect.element(cell('Name', 'Glow')).toHaveFocus();
  expect(save.mock.calls).toEqual([
    ['min_income', 45_000],
    ['name', 'Glow'],
  ]);
});

test('a choice is left by Escape, and taken from its list by Enter', async () => {
  const save = saver();
  await open(save);
  await focus(choice('Alpha'));
  await userEvent.keyboard('{Enter}');
  await expect.element(select('Alpha')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(choice('Alpha')).toHaveFocus();
  await userEvent.keyboard('7');
  await expect.element(select('Alpha')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(choice('Beta')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(select('Beta')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(choice('Gamma')).toHaveFocus();
  expect(save.mock.calls).toEqual([
    ['credit_score_class', '720'],
    ['credit_score_class', '720'],
  ]);
});

test('Space turns a switch and Enter goes down from it', async () => {
  const save = saver();
  await open(save);
  await focus(flag('Alpha'));
  await userEvent.keyboard(' ');
  await expect.element(flag('Alpha')).not.toBeChecked();
  await userEvent.keyboard('{Enter}');
  await expect.element(flag('Beta')).toHaveFocus();
  expect(save.mock.calls).toEqual([['lender_status', 0]]);
});

test('what is refused keeps the focus in its cell, where Enter tries again', async () => {
  const save = vi.fn<Save>().mockRejectedValue(new Error('No connection'));
  await open(save);
  await focus(choice('Alpha'));
  await userEvent.keyboard('{Enter}');
  await expect.element(select('Alpha')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('No connection');
  await expect.element(select('Alpha')).toHaveFocus();
  save.mockResolvedValue();
  await userEvent.keyboard('{Enter}');
  await expect.element(choice('Beta')).toHaveFocus();

  save.mockRejectedValue(new Error('No connection'));
  await focus(flag('Beta'));
  await userEvent.keyboard(' ');
  await expect.element(page.getByRole('alert')).toHaveTextContent('No connection');
  save.mockResolvedValue();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(flag('Beta')).not.toBeChecked();
  await expect.element(flag('Beta')).toHaveFocus();
});

test('a row that goes away leaves the focus to the one in its place', async () => {
  await open(saver(), true);
  await focus(flag('Beta'));
  await userEvent.keyboard(' ');
  await expect.element(flag('Beta')).not.toBeInTheDocument();
  await expect.element(flag('Gamma')).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(flag('Alpha')).toHaveFocus();
});

test('a row that moves by sorting keeps the focus', async () => {
  await open(saver());
  await focus(cell('Name', 'Alpha'));
  await userEvent.keyboard('Zeta{Enter}');
  await expect.element(cell('Name', 'Beta')).toHaveFocus();
  await expect.element(page.getByRole('row').last()).toHaveTextContent('Zeta');
});
