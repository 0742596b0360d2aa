import { AdminContext } from 'react-admin';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { ApiError } from '../../api';
import { createTranslator } from '../../i18n';
import { lenderSchema } from '../../schema';
import { TranslateProvider } from '../../ui';
import { texts } from '../i18n/english';
import { FormDialog } from './FormDialog';
import { SchemaInput } from './SchemaInput';

const { kit, fields, validation, ui } = texts;
const translate = createTranslator({ kit, fields, validation, ui });
const schema = lenderSchema.pick(['name', 'min_age', 'max_age']);

/** The server answers a little later than the click, while the button cannot hold the focus. */
const showDialog = (refusal: ApiError) =>
  render(
    <AdminContext>
      <TranslateProvider translate={translate}>
        <FormDialog
          title="Ages"
          form="ages"
          schema={schema}
          record={{ name: 'Girivar-Bank', min_age: 21, max_age: 60 }}
          save={async () => {
            await new Promise(requestAnimationFrame);
            throw refusal;
          }}
          onClose={() => {}}
        >
          <SchemaInput source="name" />
          <SchemaInput source="min_age" />
          <SchemaInput source="max_age" />
        </FormDialog>
      </TranslateProvider>
    </AdminContext>,
  );

test('a field that the server refuses has the focus', async () => {
  await showDialog(new ApiError('server.failed', { status: 422, fields: { max_age: 'Too old' } }));
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  const refused = page.getByRole('textbox', { name: 'Age max' });
  await expect.element(refused).toHaveAccessibleDescription('Too old');
  await expect.element(refused).toHaveFocus();
});

test('a refusal of no field has the focus at its message', async () => {
  await showDialog(new ApiError('This lender is locked', { status: 409 }));
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  const message = page.getByRole('alert');
  await expect.element(message).toHaveTextContent('This lender is locked');
  await expect.element(message).toHaveFocus();
});

test('a conflict with what others have saved has the focus at its message', async () => {
  const current = { max_age: 58, version: 2 };
  await showDialog(new ApiError('server.conflict', { status: 409, current }));
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  const message = page.getByRole('alert');
  await expect.element(message).toHaveTextContent('Someone else changed this');
  await expect.element(message).toHaveFocus();
});
