import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ErrorSummary } from './ErrorSummary';
import { TextField } from './TextField';

test('the error summary takes the focus and leads to the field', async () => {
  const faults = [{ field: 'pan', message: 'Enter your PAN' }];
  const page = await render(
    <>
      <ErrorSummary faults={faults} attempt={1} />
      <TextField label="PAN" name="pan" />
    </>,
  );
  await expect.element(page.getByRole('alert')).toHaveFocus();
  await page.getByRole('link', { name: 'Enter your PAN' }).click();
  await expect.element(page.getByLabelText('PAN')).toHaveFocus();
  await page.rerender(
    <>
      <ErrorSummary faults={faults} attempt={2} />
      <TextField label="PAN" name="pan" />
    </>,
  );
  await expect.element(page.getByRole('alert')).toHaveFocus();
});
