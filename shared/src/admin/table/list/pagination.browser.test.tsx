import polyglotI18nProvider from 'ra-i18n-polyglot';
import { AdminContext, ListContextProvider, useList } from 'react-admin';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { createTranslator } from '../../../i18n';
import { TranslateProvider } from '../../../ui';
import { texts } from '../../i18n/english';
import { ListPagination } from './ListPagination';

const { kit, fields, validation, ui } = texts;
const translate = createTranslator({ kit, fields, validation, ui });
const i18n = polyglotI18nProvider(() => texts, 'en');

interface PagedProps {
  total: number;
  at?: number;
  perPage?: number;
}

function Paged({ total, at = 1, perPage = 25 }: PagedProps) {
  const data = Array.from({ length: total }, (_, id) => ({ id }));
  const list = useList({ data, perPage, page: at });
  return (
    <ListContextProvider value={list}>
      <ListPagination />
    </ListContextProvider>
  );
}

const show = (props: PagedProps) =>
  render(
    <AdminContext i18nProvider={i18n}>
      <TranslateProvider translate={translate}>
        <Paged {...props} />
      </TranslateProvider>
    </AdminContext>,
  );

test.each([
  [{ total: 1000 }, '1–25 of 1,000'],
  [{ total: 1001 }, '1–25 of more than 1,000'],
  [{ total: 1026, at: 41 }, '1,001–1,025 of more than 1,025'],
  [{ total: 1010, at: 41 }, '1,001–1,010 of 1,010'],
])('%j reads %s', async (props, label) => {
  await show(props);
  await expect.element(page.getByRole('status')).toHaveTextContent(label);
});

test('a list that shows ten rows says so beside the other sizes', async () => {
  await show({ total: 30, perPage: 10 });
  const size = page.getByRole('combobox');
  await expect.element(size).toHaveTextContent('10');
  await size.click();
  const sizes = page.getByRole('option').elements();
  expect(sizes.map(({ textContent }) => textContent)).toEqual(['10', '25', '50', '100']);
});
