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
  pl_completed: 0,
});

const show = async (width = 1024, record = NOBODY, address = '') => {
  await page.viewport(width, 900);
  await loadSharedTexts();
  const shown = await render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[`/user/user-detail${address}`]}>
        <Suspense fallback="…">
          <SchemaForm
            form={PERSONAL_FORM}
            record={record}
            texts={profileTexts}
            onSend={() => Promise.resolve()}
          />
        </Suspense>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  return shown;
};

beforeEach(() => {
  localStorage.clear();
  clearSensitiveValues(PERSONAL_FORM.id);
});

afterEach(() => chooseLanguage('en'));

describe('the form', () => {
  it('lists what is missing with the focus on it, and each entry leads to its field', async () => {
    await show();
    await page.getByRole('button', { name: 'Check your answers' }).click();
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
    const surname = page.getByRole('textbox', { name: 'उपनाम' });
    await expect.element(surname).not.toHaveAttribute('aria-invalid');
  });

  it('asks the questions for the employment type, and keeps the answers to others', async () => {
    await show();
    const company = page.getByRole('textbox', { name: 'Company name' });
    await expect.element(company).not.toBeInTheDocument();
    await page.getByRole('radio', { name: 'Salaried' }).click();
    await company.fill('Anvaya Software');
    await page.getByRole('radio', { name: 'Business owner' }).click();
    await expect.element(company).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('combobox', { name: 'Business registration' }))
      .toBeVisible();
    await page.getByRole('radio', { name: 'Salaried' }).click();
    await expect.element(company).toHaveValue('Anvaya Software');
  });

  it('shows one section at a time on a phone', async () => {
    await show(390);
    await expect.element(page.getByText('Step 1 of 5')).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'E-mail' })).not.toBeInTheDocument();
  });
  it('shows the unanswered question instead of the check, and stays while it is answered', async () => {
    await show(390, userWith({ tin: '' }), '?step=check');
    const pan = page.getByRole('textbox', { name: /^PAN/ });
    await pan.fill('ABCPD1234E');
    await expect.element(pan).toHaveFocus();
    await expect.element(page.getByText('Step 1 of 5')).toBeVisible();
  });

  it('comes back to its step, says that only the PAN is missing, and goes on to the check', async () => {
    const unsaved = userWith({ tin: '', pl_completed: 0 });
    const first = await show(390, unsaved, '?step=contact');
    await page.getByRole('textbox', { name: 'Address Line 1' }).fill('14, Lake View Road');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect.element(page.getByText('Step 3 of 5')).toBeVisible();
    await first.unmount();

    await show(390, unsaved);
    await expect.element(page.getByText('Step 3 of 5')).toBeVisible();
    const notice = page.getByRole('status').filter({ hasText: 'We saved your answers' });
    await expect.element(notice).toHaveTextContent('Only your PAN is missing');
    await notice.getByRole('button', { name: 'Enter your PAN' }).click();
    const pan = page.getByRole('textbox', { name: /^PAN/ });
    await expect.element(pan).toHaveFocus();
    await pan.fill('ABCPD1234E');
    await page.getByRole('button', { name: 'Check your answers' }).click();
    await expect.element(page.getByText('14, Lake View Road')).toBeVisible();
    expect(JSON.stringify(localStorage)).not.toContain('ABCPD1234E');
  });

  it('does not say that only the PAN is missing while more is', async () => {
    const unsaved = userWith({ tin: '', email: '', pl_completed: 0 });
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
    await show(1024, userWith({ postal_code: '', city: '', state: '' }));
    await page.getByRole('textbox', { name: 'पिनकोड', exact: true }).fill('560001');
    await expect.element(page.getByRole('textbox', { name: /^शहर/ })).toHaveValue('बेंगलुरु');
    await expect.element(page.getByRole('textbox', { name: /^राज्य/ })).toHaveValue('कर्नाटक');
  });

  it('translates the city and state that it proposed, and nothing that the person typed', async () => {
    await show(1024, userWith({ postal_code: '', city: '', state: '' }));
    await page.getByRole('textbox', { name: 'Pincode', exact: true }).fill('560001');
    await expect.element(page.getByRole('textbox', { name: /^City/ })).toHaveValue('Bengaluru');
    await page.getByRole('textbox', { name: /^State/ }).fill('Mysore State');
    await chooseLanguage('hi');
    await expect.element(page.getByRole('textbox', { name: /^शहर/ })).toHaveValue('बेंगलुरु');
    await expect.element(page.getByRole('textbox', { name: /^राज्य/ })).toHaveValue('Mysore State');
    await chooseLanguage('en');
    await expect.element(page.getByRole('textbox', { name: /^City/ })).toHaveValue('Bengaluru');
  });

  it('leads from the check to one answer and straight back', async () => {
    await show(390, userWith({ monthly_income: 50_000 }), '?step=check');
    await page.getByRole('button', { name: 'Change: Monthly income' }).click();
    const income = page.getByRole('textbox', { name: 'Monthly income' });
    await expect.element(income).toHaveFocus();
    await income.fill('60000');
    await page.getByRole('button', { name: 'Check your answers' }).click();
    await expect.element(page.getByText('₹60,000')).toBeVisible();
  });
});
