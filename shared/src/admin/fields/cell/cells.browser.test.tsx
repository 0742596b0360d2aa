import { AdminContext, type RaRecord } from 'react-admin';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { HttpError } from 'react-admin';
import { ApiError } from '../../../api/apiError';
import { toHttpError } from '../../data/httpError';
import { getFieldDescription, lenderSchema } from '../../../schema';
import { createTranslator } from '../../../i18n';
import { TranslateProvider } from '../../../ui';
import { texts } from '../../i18n/english';
import { FIELD_VIEWS } from '../registry';

type Save = (value: unknown) => Promise<void>;

const translate = createTranslator({
  kit: texts.kit,
  fields: texts.fields,
  validation: texts.validation,
  ui: texts.ui,
});

function Harness({ name, first, save }: { name: string; first: RaRecord; save: Save }) {
  const [record, setRecord] = useState(first);
  const field = getFieldDescription(lenderSchema, name);
  const { Cell } = FIELD_VIEWS[field.kind];
  return (
    <AdminContext>
      <TranslateProvider translate={translate}>
        <Cell
          field={field}
          schema={lenderSchema}
          record={record}
          rowName="Alpha"
          save={async (value) => {
            await save(value);
            setRecord({ ...record, [name]: value });
          }}
        />
        <button type="button">elsewhere</button>
      </TranslateProvider>
    </AdminContext>
  );
}

const saver = () => vi.fn<Save>(() => Promise.resolve());
const income: RaRecord = { id: 1, min_income: 20_000 };

const open = async (name: RegExp) => {
  await page.getByRole('button', { name }).click();
};

test('a value is a button that Enter and F2 open; Escape puts a changed one back at once', async () => {
  const save = saver();
  await render(<Harness name="min_income" first={income} save={save} />);
  const button = page.getByRole('button', { name: 'Edit Income min of Alpha, now ₹20,000' });
  button.element().focus();
  await userEvent.keyboard('{F2}');
  await expect.element(page.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{F2}');
  await userEvent.fill(page.getByRole('textbox'), '99');
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox')).toHaveValue('20000');
  expect(save).not.toHaveBeenCalled();
});

test('Enter saves a number once and says so', async () => {
  const save = saver();
  await render(<Harness name="min_income" first={income} save={save} />);
  await open(/Income min/);
  await userEvent.fill(page.getByRole('textbox'), '25,500');
  await userEvent.keyboard('{Enter}');
  const button = page.getByRole('button', { name: 'Edit Income min of Alpha, now ₹25,500' });
  await expect.element(button).toHaveFocus();
  await expect.element(page.getByRole('status')).toHaveTextContent('Saved');
  expect(save.mock.calls).toEqual([[25_500]]);
});

test('leaving by Tab saves what has changed, and only that', async () => {
  const save = saver();
  await render(<Harness name="min_income" first={income} save={save} />);
  await open(/Income min/);
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: /now ₹20,000/ })).toBeInTheDocument();
  expect(save).not.toHaveBeenCalled();
  await open(/Income min/);
  await userEvent.fill(page.getByRole('textbox'), '');
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: /now Not set/ })).toBeInTheDocument();
  expect(save.mock.calls).toEqual([[null]]);
});

test('a wrong value is told at the cell and not sent', async () => {
  const save = saver();
  await render(<Harness name="max_age" first={{ id: 1, max_age: 60 }} save={save} />);
  await open(/Age max/);
  await userEvent.fill(page.getByRole('textbox'), '60.5');
  await userEvent.keyboard('{Enter}');
  const input = page.getByRole('textbox');
  await expect.element(input).toHaveAccessibleDescription('Enter a whole number');
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  expect(save).not.toHaveBeenCalled();
});

test('what could not be saved stays in the cell with the reason, and another try saves it', async () => {
  const save = vi
    .fn<Save>()
    .mockRejectedValueOnce(new HttpError('The server is resting', 503))
    .mockResolvedValue();
  await render(<Harness name="min_income" first={income} save={save} />);
  await open(/Income min/);
  await userEvent.fill(page.getByRole('textbox'), '30000');
  await userEvent.tab();
  await expect.element(page.getByRole('alert')).toHaveTextContent('The server is resting');
  await expect.element(page.getByRole('textbox')).toHaveValue('30000');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('button', { name: /now ₹30,000/ })).toBeInTheDocument();
  expect(save).toHaveBeenCalledTimes(2);
});

const refusing = (name: string) =>
  vi.fn<Save>(() => {
    const fields = { [name]: 'This word is not allowed' };
    return Promise.reject(
      toHttpError(new ApiError('Some fields need attention', { status: 422, fields })),
    );
  });

test('a cell, a switch and a dialog say what the server says of their field', async () => {
  const flag = { id: 1, lender_status: 1 };
  const view = await render(
    <Harness name="lender_status" first={flag} save={refusing('lender_status')} />,
  );
  await page.getByRole('switch').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('This word is not allowed');
  await view.unmount();

  const text = { id: 1, lender_description: 'Old' };
  await render(
    <Harness name="lender_description" first={text} save={refusing('lender_description')} />,
  );
  await page.getByRole('button', { name: /^Edit/ }).click();
  await userEvent.fill(page.getByRole('textbox'), 'New');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .element(page.getByRole('textbox'))
    .toHaveAccessibleDescription(/This word is not allowed/);
});

test('a choice is saved by its id', async () => {
  const save = saver();
  await render(
    <Harness name="credit_score_class" first={{ id: 1, credit_score_class: '700' }} save={save} />,
  );
  await open(/Credit Score Class/);
  await userEvent.selectOptions(page.getByRole('combobox'), '750');
  await expect.element(page.getByRole('button', { name: /now 750\+/ })).toBeInTheDocument();
  expect(save.mock.calls).toEqual([['750']]);
});

test('a switch changes at once and goes back when it could not be saved', async () => {
  let refuse = (_: Error) => {};
  const save = vi.fn<Save>(
    () =>
      new Promise((_, reject) => {
        refuse = reject;
      }),
  );
  await render(<Harness name="lender_status" first={{ id: 1, lender_status: 1 }} save={save} />);
  const control = page.getByRole('switch', { name: 'Lender Status: Alpha' });
  await control.click();
  await expect.element(control).not.toBeChecked();
  expect(save).toHaveBeenCalledWith(0);
  refuse(new Error('No connection'));
  await expect.element(control).toBeChecked();
  await expect.element(page.getByRole('alert')).toHaveTextContent('No connection');
});
