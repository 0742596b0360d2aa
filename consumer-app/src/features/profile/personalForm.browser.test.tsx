import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SchemaForm } from '../../form/SchemaForm';
import { clearSensitiveValues } from '../../form/draft/sensitiveFields';
import { loadSharedTexts } from '../../i18n';
import { chooseLanguage } from '../../language/language';
import { queryClient } from '../../query/queryClient';
import { userWith } from '../../testing/user';
import { PERSONAL_FORM } from './personalForm';
import { profileTexts } from './texts';
import '@marketplace/shared/ui/base.css';

const NOBODY = userWith({
  first_name: '',
  last_name: '',
  one_name: 0,
  birth_date: null,
  gender: '',
  tin: '',
  email: '',
  address1: '',
  postal_code: '',
  residence_type: '',
  employment_status_code: '',
  employer_name: '',
  officepincode: '',
  monthly_income: null,
  salary_mode: '',
  se_loan_amount: null,
  se_loan_tenure: null,
  loan_purpose: '',
  pl_completed: 0,
});

const show = async (width = 1024, record = NOBODY, address = '') => {
  await page.viewport(width, 900);
  await loadSharedTexts();
  const bodies: object[] = [];
  const shown = await render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[`/user/user-detail${address}`]}>
        <Suspense fallback="…">
          <SchemaForm
            form={PERSONAL_FORM}
            record={record}
            texts={profileTexts}
            onSend={(body) => {
              bodies.push(body);
              return Promise.resolve();
            }}
          />
        </Suspense>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  return { unmount: () => shown.unmount(), bodies };
};

beforeEach(() => {
  clearSensitiveValues(PERSONAL_FORM.id);
});

afterEach(() => chooseLanguage('en'));

describe('the form', () => {
  it('lists what is missing with the focus on it, and each entry leads to its field', async () => {
    await show();
    await page.getByRole('button', { name: 'Agree and see offers' }).click();
    const summary = page.getByRole('alert');
    await expect.element(summary).toHaveFocus();
    await page.getByRole('link', { name: 'Enter your monthly income' }).click();
    const income = page.getByRole('textbox', { name: 'Monthly income' });
    await expect.element(income).toHaveFocus();
    await userEvent.keyboard('45000');
    await expect.element(income).toHaveValue('45,000');
    await expect
      .element(page.getByRole('link', { name: 'Enter your monthly income' }))
      .not.toBeInTheDocument();
    await expect.element(income).toHaveFocus();
  });

  it('says what is wrong with a field once it is left', async () => {
    await show();
    const name = page.getByRole('textbox', { name: 'First name' });
    await name.fill('Amit2');
    await expect.element(name).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect.element(name).toHaveAccessibleDescription(/Only alphabets are considered/);
  });

  it('says what is wrong in the language that is chosen meanwhile, and of no other field', async () => {
    await show();
    const name = page.getByRole('textbox', { name: 'First name' });
    await name.fill('Amit2');
    await userEvent.tab();
    await expect.element(name).toHaveAttribute('aria-invalid', 'true');
    await chooseLanguage('hi');
    const inHindi = page.getByRole('textbox', { name: 'नाम', exact: true });
    await expect.element(inHindi).toHaveValue('Amit2');
    await expect.element(inHindi).not.toHaveAccessibleDescription(/alphabets/);
    await expect.element(inHindi).toHaveAccessibleDescription(/अक्षर/);
    const surname = page.getByRole('textbox', { name: 'सरनेम' });
    await expect.element(surname).not.toHaveAttribute('aria-invalid');
  });

  it('asks the questions for the employment type, and keeps the answers to others', async () => {
    await show();
    const company = page.getByRole('textbox', { name: 'Company name' });
    await expect.element(company).not.toBeInTheDocument();
    await page.getByRole('radio', { name: 'Salaried' }).click();
    await page.getByRole('heading', { name: 'More about your work' }).click();
    await company.fill('Anvaya Software');
    await page.getByRole('radio', { name: 'Business owner' }).click();
    await expect.element(company).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('combobox', { name: 'Business registration' }))
      .toBeVisible();
    await page.getByRole('radio', { name: 'Salaried' }).click();
    await expect.element(company).toHaveValue('Anvaya Software');
  });

  it('asks on one page of a phone what offers need, and the rest on demand', async () => {
    await show(390);
    await expect.element(page.getByText('10 questions left.')).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: /^PAN/ })).toBeVisible();
    await expect.element(page.getByRole('checkbox', { name: /credit report/ })).toBeVisible();
    const mail = page.getByRole('textbox', { name: 'E-mail' });
    await expect.element(mail).not.toBeInTheDocument();
    await page.getByRole('heading', { name: 'Contact details' }).click();
    await expect.element(mail).toBeVisible();
  });

  it('takes the last name away from one who has one name only, and gives it back', async () => {
    await show(390);
    const surname = page.getByRole('textbox', { name: 'Last name' });
    await surname.fill('Rao');
    await page.getByRole('checkbox', { name: 'I have one name only' }).click();
    await expect.element(surname).not.toBeInTheDocument();
    await page.getByRole('checkbox', { name: 'I have one name only' }).click();
    await expect.element(surname).toHaveValue('Rao');
  });

  it('opens the section that the address names, and folds none that has a wrong answer', async () => {
    await show(390, userWith(), '?step=contact');
    const pincode = page.getByRole('textbox', { name: 'Pincode', exact: true });
    const title = page.getByRole('heading', { name: 'Contact details' });
    await expect.element(pincode).toBeVisible();
    await title.click();
    await expect.element(pincode).not.toBeInTheDocument();
    await title.click();
    await pincode.fill('12');
    await page.getByRole('button', { name: 'Agree and see offers' }).click();
    await page.getByRole('alert').getByRole('link').first().click();
    await expect.element(pincode).toHaveFocus();
    await title.click();
    await expect.element(pincode).toBeVisible();
  });

  it('sends once the consent is given', async () => {
    const sent = await show(390, userWith());
    await page.getByRole('button', { name: 'Agree and see offers' }).click();
    const summary = page.getByRole('alert');
    await expect.element(summary).toHaveTextContent('Tick the box to let us check');
    await page.getByRole('checkbox', { name: /credit report/ }).click();
    await expect.element(summary).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Agree and see offers' }).dblClick();
    await expect.poll(() => sent.bodies.length).toBe(1);
    expect(sent.bodies[0]).toMatchObject({ first_name: 'Asha', se_loan_tenure: 24 });
  });

  it('says of a draft that only the PAN is missing, and opens what was typed', async () => {
    const unsaved = userWith({ tin: '', pl_completed: 0 });
    const first = await show(390, unsaved, '?step=contact');
    await page.getByRole('textbox', { name: 'Address Line 1' }).fill('14, Lake View Road');
    await first.unmount();

    await show(390, unsaved);
    await expect
      .element(page.getByRole('textbox', { name: 'Address Line 1' }))
      .toHaveValue('14, Lake View Road');
    const notice = page.getByRole('status').filter({ hasText: 'We saved your answers' });
    await expect.element(notice).toHaveTextContent('Only your PAN is missing');
    await notice.getByRole('button', { name: 'Enter your PAN' }).click();
    const pan = page.getByRole('textbox', { name: /^PAN/ });
    await expect.element(pan).toHaveFocus();
    await pan.fill('ABCPD1234E');
    await expect.element(page.getByText('1 question left.')).toBeVisible();
    expect(JSON.stringify(localStorage)).not.toContain('ABCPD1234E');
  });

  it('does not say that only the PAN is missing while more is', async () => {
    const unsaved = userWith({ tin: '', first_name: '', pl_completed: 0 });
    const first = await show(390, unsaved, '?step=contact');
    await page.getByRole('textbox', { name: 'Address Line 1' }).fill('14, Lake View Road');
    await first.unmount();
    await show(390, unsaved);
    const notice = page.getByRole('status').filter({ hasText: 'We saved your answers' });
    await expect.element(notice).toHaveTextContent('We do not save your PAN, to keep it safe.');
    await expect
      .element(page.getByRole('button', { name: 'Enter your PAN' }))
      .not.toBeInTheDocument();
  });

  it('proposes city and state in the language of the page', async () => {
    await chooseLanguage('hi');
    await show(1024, userWith({ postal_code: '', city: '', state: '' }), '?step=contact');
    await page.getByRole('textbox', { name: 'पिनकोड', exact: true }).fill('560001');
    await expect.element(page.getByRole('textbox', { name: /^शहर/ })).toHaveValue('बेंगलुरु');
    await expect.element(page.getByRole('textbox', { name: /^राज्य/ })).toHaveValue('कर्नाटक');
  });

  it('translates the city and state that it proposed, and nothing that the person typed', async () => {
    await show(1024, userWith({ postal_code: '', city: '', state: '' }), '?step=contact');
    await page.getByRole('textbox', { name: 'Pincode', exact: true }).fill('560001');
    await expect.element(page.getByRole('textbox', { name: /^City/ })).toHaveValue('Bengaluru');
    await page.getByRole('textbox', { name: /^State/ }).fill('Mysore State');
    await chooseLanguage('hi');
    await expect.element(page.getByRole('textbox', { name: /^शहर/ })).toHaveValue('बेंगलुरु');
    await expect.element(page.getByRole('textbox', { name: /^राज्य/ })).toHaveValue('Mysore State');
    await chooseLanguage('en');
    await expect.element(page.getByRole('textbox', { name: /^City/ })).toHaveValue('Bengaluru');
  });
});

it('on a wide page the answers so far fill beside the questions, without the PAN', async () => {
  await show(1280);
  const summary = page.getByRole('region', { name: 'Your answers so far' });
  await expect.element(summary).toBeVisible();
  const readAnswer = (question: string) =>
    [...summary.element().querySelectorAll('dt')].find(
      ({ textContent }) => textContent === question,
    )?.nextElementSibling?.textContent;
  expect(readAnswer('First name')).toBe('–');
  await page.getByRole('textbox', { name: /^First name/ }).fill('Anita');
  await expect.poll(() => readAnswer('First name')).toBe('Anita');
  const pan = page.getByRole('textbox', { name: /^PAN/ }).first();
  await pan.fill('ABCPR1234K');
  expect(summary.element().textContent).not.toContain('ABCPR1234K');
});

it('a narrower page has no answers beside the questions', async () => {
  await show(900);
  expect(page.getByRole('region', { name: 'Your answers so far' }).elements()).toEqual([]);
});
