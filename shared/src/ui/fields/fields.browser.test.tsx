import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { describe, expect, test } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button';
import { Checkbox } from '../choices/Checkbox';
import { DateField } from './DateField';
import { extractDigits } from '../../format';
import { OtpField } from './OtpField';
import { PasswordField } from './PasswordField';
import { RadioGroup } from '../choices/RadioGroup';
import { RupeesField } from './RupeesField';
import type { RupeesInput } from './rupeesEdit';
import { SelectField } from './SelectField';
import { TextField } from './TextField';

function getInput(element: Element): HTMLInputElement {
  if (!(element instanceof HTMLInputElement)) throw new Error('not an input');
  return element;
}

test('the one-time code takes a pasted 123 456 and says when it is whole', async () => {
  const codes: string[] = [];
  const page = await render(<OtpField label="Code" onComplete={(code) => codes.push(code)} />);
  const field = page.getByLabelText('Code');
  await userEvent.fill(field, '123 456');
  await expect.element(field).toHaveValue('123456');
  expect(codes).toEqual(['123456']);
  await expect.element(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.element(field).toHaveAttribute('inputmode', 'numeric');
});

test('the one-time code keeps digits only, six at most', async () => {
  const page = await render(<OtpField label="Code" />);
  await userEvent.type(page.getByLabelText('Code'), '12a3-45678');
  await expect.element(page.getByLabelText('Code')).toHaveValue('123456');
});

function Digits() {
  const [value, setValue] = useState('');
  return (
    <TextField
      label="Field"
      value={value}
      rewrite={extractDigits}
      onChange={({ currentTarget }) => setValue(currentTarget.value)}
    />
  );
}

function Rupees() {
  const [value, setValue] = useState<RupeesInput>(null);
  return <RupeesField label="Field" value={value} onValueChange={setValue} />;
}

describe('digits of an input method are taken once, at the composition’s end', () => {
  test.each([
    ['the one-time code', <OtpField key="otp" label="Field" />, ['१', '१२', '१२३४'], '1234'],
    ['a number', <Digits key="digits" />, ['१', '१२', '१२३४'], '1234'],
    ['an amount', <Rupees key="rupees" />, ['१', '१२', '१२३४'], '1,234'],
    ['a date', <DateField key="date" label="Field" />, ['12/', '12//', '12//04'], '12/04'],
  ])('%s', async (_, shown, texts, wanted) => {
    const page = await render(shown);
    const field = page.getByLabelText('Field', { exact: true });
    await userEvent.click(field);
    for (const text of texts) {
      const end = text.length;
      const composition = { text, selectionStart: end, selectionEnd: end };
      await cdp().send('Input.imeSetComposition', composition);
      await expect.element(field).toHaveValue(text);
    }
    await cdp().send('Input.insertText', { text: texts.at(-1) ?? '' });
    await expect.element(field).toHaveValue(wanted);
  });
});

describe('rupees', () => {
  function Amount({ start }: { start: number | null }) {
    const [value, setValue] = useState<RupeesInput>(start);
    return (
      <>
        <RupeesField label="Amount" value={value} onValueChange={setValue} />
        <output>{JSON.stringify(value)}</output>
      </>
    );
  }

  test('are grouped while typing, and the value is a number', async () => {
    const page = await render(<Amount start={null} />);
    await userEvent.type(page.getByLabelText('Amount'), '1234567');
    await expect.element(page.getByLabelText('Amount')).toHaveValue('12,34,567');
    await expect.element(page.getByRole('status')).toHaveTextContent('1234567');
    await userEvent.clear(page.getByLabelText('Amount'));
    await expect.element(page.getByRole('status')).toHaveTextContent('null');
  });

  test('keep a pasted text that is no amount, and the value is that text', async () => {
    const page = await render(<Amount start={null} />);
    const input = page.getByLabelText('Amount');
    for (const text of ['3 lakh', '12,50', '180.000,00']) {
      await userEvent.fill(input, text);
      await expect.element(input).toHaveValue(text);
      await expect.element(page.getByRole('status')).toHaveTextContent(JSON.stringify(text));
    }
    await userEvent.fill(input, 'Rs. 3,00,000/-');
    await expect.element(input).toHaveValue('3,00,000');
    await expect.element(page.getByRole('status')).toHaveTextContent('300000');
  });

  test('take paise while typing', async () => {
    const page = await render(<Amount start={null} />);
    await userEvent.type(page.getByLabelText('Amount'), '1234.50');
    await expect.element(page.getByLabelText('Amount')).toHaveValue('1,234.50');
    await expect.element(page.getByRole('status')).toHaveTextContent('1234.5');
  });

  test('keep the caret where the digit was typed', async () => {
    const page = await render(<Amount start={123456} />);
    const input = getInput(page.getByLabelText('Amount').element());
    input.focus();
    input.setSelectionRange(2, 2);
    await userEvent.keyboard('99');
    expect(input.value).toBe('1,99,23,456');
    expect(input.selectionStart).toBe(4);
  });

  test('delete through a comma, and a whole selection at once', async () => {
    const page = await render(<Amount start={1234} />);
    const input = getInput(page.getByLabelText('Amount').element());
    input.focus();
    input.setSelectionRange(2, 2);
    await userEvent.keyboard('{Backspace}');
    expect(input.value).toBe('234');
    input.select();
    await userEvent.keyboard('{Delete}');
    await expect.element(page.getByRole('status')).toHaveTextContent('null');
  });
});

test('a date typed without slashes is settled when the field is left', async () => {
  const seen: string[] = [];
  const page = await render(
    <DateField
      label="Date of birth"
      name="birth"
      onChange={(event) => seen.push(event.target.value)}
    />,
  );
  const field = page.getByLabelText('Date of birth', { exact: true });
  await userEvent.type(field, '27031990');
  await expect.element(field).toHaveValue('27/03/1990');
  await userEvent.clear(field);
  await userEvent.fill(field, '1990-3-7');
  await userEvent.tab();
  await expect.element(field).toHaveValue('07/03/1990');
  expect(seen.at(-1)).toBe('07/03/1990');
});

test('a password shows and hides', async () => {
  const page = await render(<PasswordField label="Password" name="password" />);
  const field = page.getByLabelText('Password', { exact: true });
  await userEvent.type(field, 'secret');
  await expect.element(field).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect.element(field).toHaveAttribute('type', 'text');
  await expect.element(field).toHaveValue('secret');
});

test('an error is tied to its field', async () => {
  const page = await render(
    <TextField label="E-mail" name="email" hint="We send the code there" error="Email error" />,
  );
  const field = page.getByLabelText('E-mail');
  await expect
    .element(field)
    .toHaveAccessibleDescription('We send the code there Error: Email error');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
});

test('a busy button keeps its width and its focus and takes no second click', async () => {
  let clicks = 0;
  function Sender() {
    const [busy, setBusy] = useState(false);
    const send = () => {
      clicks += 1;
      setBusy(true);
    };
    return (
      <Button busy={busy} onClick={send}>
        Send code
      </Button>
    );
  }
  const page = await render(<Sender />);
  const button = page.getByRole('button', { name: 'Send code' });
  const width = button.element().getBoundingClientRect().width;
  await button.dblClick();
  expect(clicks).toBe(1);
  expect(button.element().getBoundingClientRect().width).toBe(width);
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
});

test('fields take register() of react-hook-form as it is', async () => {
  const sent: unknown[] = [];
  function Form() {
    const { register, handleSubmit } = useForm();
    const options = [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ];
    return (
      <form onSubmit={(event) => void handleSubmit((values) => sent.push(values))(event)}>
        <TextField label="Name" {...register('name')} />
        <DateField label="Born" {...register('born')} />
        <SelectField label="City" options={options} {...register('city')} />
        <RadioGroup label="Registered?" options={options} {...register('registered')} />
        <Checkbox label="I agree" {...register('agree')} />
        <Button type="submit">Send</Button>
      </form>
    );
  }
  const page = await render(<Form />);
  await userEvent.type(page.getByLabelText('Name'), 'अमित');
  await userEvent.type(page.getByLabelText('Born', { exact: true }), '01021990');
  await userEvent.selectOptions(page.getByLabelText('City'), 'Yes');
  await page.getByRole('radio', { name: 'No' }).click();
  await page.getByRole('checkbox', { name: 'I agree' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect
    .poll(() => sent)
    .toEqual([{ name: 'अमित', born: '01/02/1990', city: 'yes', registered: 'no', agree: true }]);
});
