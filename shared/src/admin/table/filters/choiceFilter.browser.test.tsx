import polyglotI18nProvider from 'ra-i18n-polyglot';
import {
  AdminContext,
  FilterFormBase,
  FilterLiveForm,
  ListContextProvider,
  useList,
} from 'react-admin';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { createTranslator } from '../../../i18n';
import { TranslateProvider } from '../../../ui';
import { texts } from '../../i18n/english';
import { buildChoiceFilter } from './filters';

const { kit, fields, validation, ui } = texts;
const translate = createTranslator({ kit, fields, validation, ui });
const i18n = polyglotI18nProvider(() => texts, 'en');
const admins = [
  { id: 1, name: 'Asha Menon' },
  { id: 2, name: 'Neha Rao' },
];

function Filter({ choices }: { choices: typeof admins }) {
  const list = useList({ data: admins });
  return (
    <ListContextProvider value={{ ...list, filterValues: { assignee_id: [2, 9] } }}>
      <FilterLiveForm>
        <FilterFormBase filters={[buildChoiceFilter('assignee_id', 'Assigned to', choices)]} />
      </FilterLiveForm>
    </ListContextProvider>
  );
}

const shown = (choices: typeof admins) => (
  <AdminContext i18nProvider={i18n}>
    <TranslateProvider translate={translate}>
      <Filter choices={choices} />
    </TranslateProvider>
  </AdminContext>
);

test('a filter does not show ids while the names of its values load', async () => {
  const { rerender } = await render(shown([]));
  const input = page.getByRole('combobox', { name: 'Assigned to' });
  await expect.element(input).toHaveTextContent('…, …');
  await rerender(shown(admins));
  await expect.element(input).toHaveTextContent('Neha Rao, 9');
});

test('more than fifty values are searched, not listed in a menu', async () => {
  const many = Array.from({ length: 60 }, (_, id) => ({ id, name: `Lender ${id}` }));
  await render(shown([...many, ...admins.map(({ id, name }) => ({ id: id + 100, name }))]));
  const input = page.getByRole('combobox', { name: 'Assigned to' });
  await userEvent.fill(input, 'neha');
  await expect.element(page.getByRole('option')).toHaveTextContent('Neha Rao');
  expect(page.getByRole('option').elements()).toHaveLength(1);
});
