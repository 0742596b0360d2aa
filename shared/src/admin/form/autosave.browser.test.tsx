import { useState } from 'react';
import { AdminContext, type RaRecord } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { createTranslator } from '../../i18n';
import { getFieldDescription, lenderSchema } from '../../schema';
import { TranslateProvider } from '../../ui';
import { texts } from '../i18n/english';
import { AutosaveField } from '../resource/AutosaveField';

type Save = (value: unknown) => Promise<void>;

const translate = createTranslator({
  kit: texts.kit,
  fields: texts.fields,
  validation: texts.validation,
  ui: texts.ui,
});

function Harness({ save }: { save: Save }) {
  const [record, setRecord] = useState<RaRecord>({ id: 1, max_income: null });
  return (
    <AdminContext>
      <TranslateProvider translate={translate}>
        <AutosaveField
          schema={lenderSchema}
          field={getFieldDescription(lenderSchema, 'max_income')}
          record={record}
          save={async (value) => {
            await save(value);
            setRecord((now) => ({ ...now, max_income: value }));
          }}
        />
        <button type="button">elsewhere</button>
      </TranslateProvider>
    </AdminContext>
  );
}

const input = () => page.getByRole('textbox', { name: 'Income max' });

const type = async (text: string) => {
  await userEvent.fill(input(), text);
  await userEvent.keyboard('{Tab}');
};

/** A save that ends when the test says so. */
const held = () => {
  const ends: Array<() => void> = [];
  const save = vi.fn<Save>(
    () =>
      new Promise((resolve) => {
        ends.push(resolve);
      }),
  );
  return { save, end: () => ends.shift()?.() };
};

test('a value changed again right after a save is saved as well', async () => {
  const save = vi.fn<Save>(() => Promise.resolve());
  await render(<Harness save={save} />);
  await type('900000');
  await expect.poll(() => save.mock.calls).toEqual([[900_000]]);
  await type('');
  await expect.poll(() => save.mock.calls).toEqual([[900_000], [null]]);
});

test('what is typed while a save is under way stays, and is saved after it', async () => {
  const { save, end } = held();
  await render(<Harness save={save} />);
  await type('100');
  await expect.poll(() => save.mock.calls).toEqual([[100]]);
  await userEvent.fill(input(), '250');
  end();
  await expect.element(input()).toHaveValue('250');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => save.mock.calls).toEqual([[100], [250]]);
  end();
  await expect.element(input()).toHaveValue('250');
});

test('leaving an unchanged field sends nothing, and a refused value waits for a retry', async () => {
  const save = vi.fn<Save>(() => Promise.reject(new Error('no luck')));
  await render(<Harness save={save} />);
  await userEvent.click(input());
  await userEvent.keyboard('{Tab}');
  expect(save).not.toHaveBeenCalled();
  await type('500');
  await expect.element(page.getByText('no luck')).toBeVisible();
  await userEvent.click(input());
  await userEvent.keyboard('{Tab}');
  expect(save).toHaveBeenCalledTimes(1);
  save.mockResolvedValueOnce();
  await page.getByRole('button', { name: /again|retry/i }).click();
  await expect.element(page.getByText('no luck')).not.toBeInTheDocument();
  expect(save.mock.calls).toEqual([[500], [500]]);
});
