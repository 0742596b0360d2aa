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
const refuse = async () => {
  await new Promise(requestAnimationFrame);
  throw new ApiError('server.failed', { status: 422, fields: { max_age: 'Too old' } });
};

test('a field that the server refuses has the focus', async () => {
  await render(
    <AdminContext>
      <TranslateProvider translate={translate}>
        <FormDialog
          title="Ages"
          form="ages"
          schema={schema}
          record={{ name: 'Girivar-Bank', min_age: 21, max_age: 60 }}
          save={refuse}
          onClose={() => {}}
        >
          <SchemaInput source="name" />
          <SchemaInput source="min_age" />
          <SchemaInput source="max_age" />
        </FormDialog>
      </TranslateProvider>
    </AdminContext>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  const refused = page.getByRole('textbox', { name: 'Age max' });
  await expect.element(refused).toHaveAccessibleDescription('Too old');
  await expect.element(refused).toHaveFocus();
});
