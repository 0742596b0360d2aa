import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { object, string } from 'yup';
import { useYupForm } from './useYupForm';

const schema = object({ name: string().required() });

function NameForm({ onCheck, onSend }: { onCheck: () => void; onSend: (name: string) => void }) {
  const form = useYupForm({
    getSchema: () => {
      onCheck();
      return schema;
    },
    translateError: ({ key }) => key,
    defaultValues: { name: '' },
  });
  return (
    <form onSubmit={(event) => void form.handleSubmit(({ name }) => onSend(name))(event)}>
      <input aria-label="Name" {...form.register('name')} />
      <button type="submit">Send</button>
    </form>
  );
}

it('checks the rules once the press is painted, and sends once what a button and Enter ask', async () => {
  const order: string[] = [];
  await render(
    <NameForm
      onCheck={() => order.push('checked')}
      onSend={(name) => order.push(`sent ${name}`)}
    />,
  );
  await page.getByRole('textbox', { name: 'Name' }).fill('Asha');
  const button = page.getByRole('button', { name: 'Send' }).element();
  if (!(button instanceof HTMLButtonElement)) throw new Error('no button');
  button.click();
  button.form?.requestSubmit();
  requestAnimationFrame(() => order.push('frame'));
  await expect.poll(() => order).toEqual(['frame', 'checked', 'sent Asha']);
  button.click();
  await expect.poll(() => order.slice(3)).toEqual(['checked', 'sent Asha']);
});
