import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadSharedTexts } from '../../common/i18n';
import { userWith } from '../../testing/user';
import { ProfileForm } from './ProfileForm';
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

const show = async (width = 1024) => {
  await page.viewport(width, 900);
  await loadSharedTexts();
  await render(
    <MemoryRouter initialEntries={['/user/user-detail']}>
      <Suspense fallback="…">
        <ProfileForm user={NOBODY} />
      </Suspense>
    </MemoryRouter>,
  );
  await expect.element(page.getByRole('textbox', { name: 'First name' })).toBeVisible();
};

beforeEach(() => localStorage.clear());

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

  it('asks what the way of earning calls for, and keeps the answers of another', async () => {
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
});
