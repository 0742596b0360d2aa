import polyglotI18nProvider from 'ra-i18n-polyglot';
import { useState } from 'react';
import {
  AdminContext,
  FilterFormBase,
  FilterLiveForm,
  Form,
  ListContextProvider,
  useList,
  useListContext,
} from 'react-admin';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { getDeviceToday, toDisplayDate } from '../../../format';
import { createTranslator, type Language } from '../../../i18n';
import { TranslateProvider } from '../../../ui';
import { texts as english } from '../../i18n/english';
import { texts as hindi } from '../../i18n/hindi';
import { LanguageContext } from '../../i18n/useLanguage';
import { DateRange } from '../../table/filters/dateFilters';
import { DateInput } from '../inputs/DateInput';
import { DateTextField } from './DateTextField';

interface FieldProps {
  withTime?: boolean;
  start?: string;
  max?: string;
}

function Field({ withTime = false, start = '', max }: FieldProps) {
  const [text, setText] = useState(start);
  return <DateTextField label="Start" text={text} onText={setText} withTime={withTime} max={max} />;
}

const inConsole = (child: React.ReactNode, language: Language = 'en') => {
  const texts = language === 'en' ? english : hindi;
  const { kit, fields, validation, ui } = texts;
  return (
    <AdminContext i18nProvider={polyglotI18nProvider(() => texts, language)}>
      <LanguageContext value={language}>
        <TranslateProvider translate={createTranslator({ kit, fields, validation, ui }, language)}>
          {child}
        </TranslateProvider>
      </LanguageContext>
    </AdminContext>
  );
};

/** The field, which is hidden from screen readers while the calendar is open. */
const start = page.getByLabelText('Start', { exact: true });

describe('what is typed or pasted', () => {
  test.each([
    ['26-11-2026', '26/11/2026'],
    ['26 Nov 2026', '26/11/2026'],
    ['26 नवंबर 2026', '26/11/2026'],
    ['2026-11-26', '26/11/2026'],
    ['31/11/2026', '31/11/2026'],
    ['soon', 'soon'],
  ])('%j is %j after leaving the field', async (entered, shown) => {
    await render(inConsole(<Field />));
    await userEvent.fill(start, entered);
    await userEvent.tab();
    await expect.element(start).toHaveValue(shown);
  });

  test.each([
    ['26-11-2026 22:00', '26/11/2026, 10:00 pm'],
    ['26 Nov 2026, 10:00 PM', '26/11/2026, 10:00 pm'],
    ['26/11/2026, शाम 4:30', '26/11/2026, 4:30 pm'],
    ['26/11/2026', '26/11/2026'],
    ['26/11/2026, 25:00', '26/11/2026, 25:00'],
  ])('with a time, %j is %j after leaving the field', async (entered, shown) => {
    await render(inConsole(<Field withTime />));
    await userEvent.fill(start, entered);
    await userEvent.tab();
    await expect.element(start).toHaveValue(shown);
  });

  test('typing eight digits puts the slashes', async () => {
    await render(inConsole(<Field />));
    await userEvent.type(start, '26112026');
    await expect.element(start).toHaveValue('26/11/2026');
  });
});

describe('the calendar', () => {
  const open = page.getByRole('button', { name: 'Choose a date: Start' });

  test('picks a day by the keyboard, and gives the focus back to the field', async () => {
    await render(inConsole(<Field start="26/11/2026" />));
    open.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('gridcell', { name: '26' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(start).toHaveFocus();
    await expect.element(start).toHaveValue('03/12/2026');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('marks the day that is today in India, and offers none after the last one', async () => {
    const today = getDeviceToday();
    await render(inConsole(<Field max={today} />));
    await userEvent.click(open);
    const current = page.getByRole('gridcell', { name: String(Number(today.slice(8))) });
    await expect.element(current).toHaveAttribute('aria-current', 'date');
    await userEvent.click(current);
    await expect.element(start).toHaveValue(toDisplayDate(today) ?? '');
  });

  test('with a time, picks day and time without closing, and keeps the other of them', async () => {
    await render(inConsole(<Field withTime start="26/11/2026, 9:10 pm" />));
    await userEvent.click(page.getByRole('button', { name: 'Choose a date and time: Start' }));
    await userEvent.click(page.getByRole('gridcell', { name: '28' }));
    await expect.element(start).toHaveValue('28/11/2026, 9:10 pm');
    await userEvent.click(page.getByRole('option', { name: '4:30 pm', exact: true }));
    await expect.element(start).toHaveValue('28/11/2026, 4:30 pm');
    await userEvent.click(page.getByRole('button', { name: 'Done' }));
    await expect.element(start).toHaveFocus();
  });

  test('a day without a time is at ten in the morning', async () => {
    await render(inConsole(<Field withTime start="26/11/2026" />));
    await userEvent.click(page.getByRole('button', { name: 'Choose a date and time: Start' }));
    await userEvent.click(page.getByRole('gridcell', { name: '15' }));
    const day = toDisplayDate(`${getDeviceToday().slice(0, 8)}15`) ?? '';
    await expect.element(start).toHaveValue(`${day}, 10:00 am`);
  });

  test('speaks Hindi as the screens do, and Escape closes it', async () => {
    await render(inConsole(<Field withTime start="05/09/2026, 4:30 pm" />, 'hi'));
    await userEvent.click(page.getByRole('button', { name: 'तारीख़ और समय चुनें: Start' }));
    const dialog = page.getByRole('dialog', { name: 'तारीख़ और समय चुनें: Start' });
    await expect.element(dialog).toHaveTextContent('सितंबर 2026');
    await expect
      .element(page.getByRole('columnheader', { name: 'सोमवार' }))
      .toHaveTextContent('सो');
    await expect.element(page.getByRole('button', { name: 'अगला महीना' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'साल चुनें' })).toBeInTheDocument();
    await expect.element(page.getByRole('listbox', { name: 'समय' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(start).toHaveFocus();
  });

  test('has targets of at least 24 px', async () => {
    await render(inConsole(<Field withTime start="26/11/2026, 9:10 pm" />));
    await userEvent.click(page.getByRole('button', { name: 'Choose a date and time: Start' }));
    await expect.element(page.getByRole('dialog')).toBeVisible();
    const smallest = () => {
      const targets = [...document.querySelectorAll('[role=dialog] :is(button, [role=option])')];
      const sizes = targets.flatMap((target) => {
        const { width, height } = target.getBoundingClientRect();
        return [width, height];
      });
      return sizes.length > 60 && Math.min(...sizes);
    };
    await expect.poll(smallest).toBeGreaterThanOrEqual(24);
  });
});

test('in a form a stored date is DD/MM/YYYY, and a text that is no date stays with its message', async () => {
  const field = {
    name: 'starts_on',
    kind: 'date',
    label: 'Start',
    nullable: true,
    required: false,
    readOnly: false,
  } as const;
  await render(
    inConsole(
      <Form
        record={{ id: 1, starts_on: '2026-11-26' }}
        validate={({ starts_on }) =>
          starts_on === 'soon' ? { starts_on: 'Enter a real date as DD/MM/YYYY' } : {}
        }
      >
        <DateInput field={field} label="Start" />
        <button type="submit">Save</button>
      </Form>,
    ),
  );
  await expect.element(start).toHaveValue('26/11/2026');
  await userEvent.fill(start, 'soon');
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.element(start).toHaveAccessibleDescription('Enter a real date as DD/MM/YYYY');
  await expect.element(start).toHaveValue('soon');
});

const RECORDS = [{ id: 1 }];

function Applied() {
  return <output>{JSON.stringify(useListContext().filterValues)}</output>;
}

function Filters() {
  const [filterValues, setFilters] = useState({});
  const list = useList({ data: RECORDS });
  return (
    <ListContextProvider value={{ ...list, filterValues, setFilters }}>
      <FilterLiveForm>
        <FilterFormBase
          filters={[<DateRange key="at" source="at" label="At" alwaysOn instants />]}
        />
      </FilterLiveForm>
      <Applied />
      <button type="button" onClick={() => setFilters({})}>
        Clear
      </button>
    </ListContextProvider>
  );
}

test('a filter takes a day in India once it is one, says what is none, and is cleared with the list', async () => {
  await render(inConsole(<Filters />));
  const from = page.getByRole('textbox', { name: 'At from' });
  const applied = page.getByRole('status');
  await userEvent.fill(from, '26 Nov 2026');
  await expect.element(applied).toHaveTextContent('"gte":"2026-11-25T18:30:00.000Z"');
  await userEvent.tab();
  await expect.element(from).toHaveValue('26/11/2026');
  await userEvent.fill(from, '31/11/2026');
  await userEvent.tab();
  await expect.element(applied).not.toHaveTextContent('2026-11');
  await expect.element(from).toHaveValue('31/11/2026');
  await expect.element(from).toHaveAccessibleDescription('Enter a real date as DD/MM/YYYY');
  await userEvent.fill(from, '26/11/2026');
  await expect.element(applied).toHaveTextContent('2026-11-25');
  await userEvent.click(page.getByRole('button', { name: 'Clear' }));
  await expect.element(from).toHaveValue('');
});
