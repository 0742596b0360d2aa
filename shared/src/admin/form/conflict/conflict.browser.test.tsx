import { useState } from 'react';
import { AdminContext, type RaRecord } from 'react-admin';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { ApiError } from '../../../api/apiError';
import { createTranslator } from '../../../i18n';
import { getFieldDescription, lenderSchema } from '../../../schema';
import { saveSession } from '../../../session';
import { TranslateProvider } from '../../../ui';
import { toHttpError } from '../../data/httpError';
import { FIELD_VIEWS } from '../../fields/registry';
import { AutosaveField } from '../../resource/AutosaveField';
import { FormDialog } from '../FormDialog';
import { SchemaInput } from '../SchemaInput';
import { texts } from '../../i18n/english';

type Save = (record: RaRecord, changes: object) => Promise<void>;

const translate = createTranslator({
  kit: texts.kit,
  fields: texts.fields,
  validation: texts.validation,
  ui: texts.ui,
});

/** What somebody else has saved since: the first save is refused with it, as the server does. */
const theirs = { min_income: 36_000, version: 2 };

function refusedOnce() {
  const refusal = new ApiError('Somebody else has changed this', {
    status: 409,
    fields: { min_income: 'Somebody else has changed this' },
    current: theirs,
  });
  return vi.fn<Save>(() => Promise.resolve()).mockRejectedValueOnce(toHttpError(refusal));
}

const first: RaRecord = { id: 1, name: 'Alpha', min_income: 20_000, min_age: 21, version: 1 };

function Harness({ kind, onSave }: { kind: 'cell' | 'field' | 'dialog'; onSave: Save }) {
  const [record, setRecord] = useState(first);
  const field = getFieldDescription(lenderSchema, 'min_income');
  const { Cell } = FIELD_VIEWS[field.kind];
  const save = async (changes: object, seen: object = {}) => {
    try {
      await onSave({ ...record, ...seen }, changes);
    } catch (error) {
      // What a refusal tells is shown in the list at once.
      setRecord((now) => ({ ...now, ...theirs }));
      throw error;
    }
    setRecord((now) => ({ ...now, ...changes }));
  };
  const schema = lenderSchema.pick(['min_income', 'min_age']);
  return (
    <AdminContext>
      <TranslateProvider translate={translate}>
        {kind === 'cell' && (
          <Cell
            field={field}
            schema={lenderSchema}
            record={record}
            rowName="Alpha"
            save={(value) => save({ min_income: value })}
          />
        )}
        {kind === 'field' && (
          <AutosaveField
            field={field}
            schema={lenderSchema}
            record={record}
            save={(value) => save({ min_income: value })}
          />
        )}
        {kind === 'dialog' && (
          <FormDialog
            title="Limits"
            form="lenders/1/limits"
            schema={schema}
            record={first}
            save={(values, seen) => save(values, seen)}
            onClose={() => undefined}
          >
            <SchemaInput source="min_income" />
            <SchemaInput source="min_age" />
          </FormDialog>
        )}
        <output>{String(record['min_income'])}</output>
      </TranslateProvider>
    </AdminContext>
  );
}

const input = () => page.getByRole('textbox', { name: /Income min/ });

const typeAndSave = async (kind: string) => {
  if (kind === 'cell') await page.getByRole('button', { name: /^Edit Income min/ }).click();
  await userEvent.fill(input(), '30000');
  if (kind === 'dialog') await page.getByRole('button', { name: 'Save' }).click();
  else await userEvent.keyboard('{Tab}');
  await expect.element(page.getByText('Someone else changed this')).toBeVisible();
  await expect.element(page.getByText('₹36,000').last()).toBeVisible();
  await expect.element(page.getByText('₹30,000')).toBeVisible();
};

beforeEach(() => saveSession('consumer', { token: 'a', userId: 'somebody' }));

test.each(['cell', 'field', 'dialog'] as const)(
  'a %s shows both values, and mine is saved on top of theirs',
  async (kind) => {
    const onSave = refusedOnce();
    await render(<Harness kind={kind} onSave={onSave} />);
    await typeAndSave(kind);
    await expect.element(input()).toHaveValue('30000');
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await expect.poll(() => onSave.mock.calls.length).toBe(2);
    expect(onSave.mock.calls[1]?.[0]).toMatchObject({ version: 2 });
    expect(onSave.mock.calls[1]?.[1]).toMatchObject({ min_income: 30_000 });
    await expect.element(page.getByText('Someone else changed this')).not.toBeInTheDocument();
  },
);

test.each(['cell', 'field', 'dialog'] as const)('a %s takes theirs', async (kind) => {
  const onSave = refusedOnce();
  await render(<Harness kind={kind} onSave={onSave} />);
  await typeAndSave(kind);
  await page.getByRole('button', { name: 'Use theirs' }).click();
  await expect.element(page.getByText('Someone else changed this')).not.toBeInTheDocument();
  expect(onSave).toHaveBeenCalledTimes(1);
  const shown = kind === 'cell' ? 'button' : 'textbox';
  const control = page.getByRole(shown, { name: /Income min/ }).element();
  const text = control instanceof HTMLInputElement ? control.value : control.textContent;
  expect(text.replaceAll(',', '')).toMatch(/36000/);
});

test('a dialog that takes theirs keeps what else was typed', async () => {
  await render(<Harness kind="dialog" onSave={refusedOnce()} />);
  const age = page.getByRole('textbox', { name: /Age min/ });
  await userEvent.fill(age, '25');
  await typeAndSave('dialog');
  await page.getByRole('button', { name: 'Use theirs' }).click();
  await expect.element(input()).toHaveValue('36000');
  await expect.element(age).toHaveValue('25');
});
