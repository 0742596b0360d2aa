import type { DraftValue } from '@marketplace/shared/schema';
import { clearApplicationData, readDraft, saveDraft } from '@marketplace/shared/session';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userWith } from '../../testing/user';
import { PROFILE_FORM_VERSIONS } from '../form/profileForm';
import { flushPending } from './flushPending';
import { readQuickAnswers, saveQuickAnswers } from './quickAnswers';

const user = userWith({ employment_status_code: '', monthly_income: null, se_loan_amount: null });
const id = user.user_id;

const EMPTY = {
  employment_status_code: '',
  monthly_income: null,
  emi: null,
  se_loan_amount: null,
  se_loan_tenure: '',
  first_name: '',
};
const TYPED = {
  employment_status_code: 'self_employed',
  monthly_income: 61_000,
  emi: 900,
  se_loan_amount: 75_000,
  se_loan_tenure: '9',
  first_name: 'Asha',
};
const QUICK = {
  employment_status_code: 'salaried',
  monthly_income: 40_000,
  emi: 0,
  se_loan_amount: 3_00_000,
  se_loan_tenure: '36',
};
const FORMS = Object.entries(PROFILE_FORM_VERSIONS);

let drafts: Record<string, Record<string, DraftValue>>;

beforeEach(() => {
  drafts = {};
  saveQuickAnswers({
    amount: 3_00_000,
    tenure_months: 36,
    employment_status_code: 'salaried',
    monthly_income: 40_000,
    emi: 0,
    birth_year: 1990,
  });
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const [, form] = /\/drafts\/?(.*)$/u.exec(typeof input === 'string' ? input : '') ?? [];
    const toRow = (name: string, values: Record<string, DraftValue>, version: number) => ({
      form: name,
      shape: 1,
      step: 'loan',
      values,
      version,
      saved_at: '2026-01-02T03:04:05Z',
    });
    if (form === undefined) return Promise.resolve(Response.json({ data: user }));
    if (form === '')
      return Promise.resolve(
        Response.json({
          data: Object.entries(drafts).map(([name, values]) => toRow(name, values, 1)),
        }),
      );
    drafts[form] = JSON.parse(typeof init?.body === 'string' ? init.body : '{}').values;
    return Promise.resolve(Response.json({ data: toRow(form, drafts[form] ?? {}, 2) }));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  saveQuickAnswers(undefined);
  clearApplicationData('consumer');
});

test.each(FORMS)('the quick check fills what is empty in a draft of %s', async (form, version) => {
  const key = { area: 'consumer', user: id, form, version } as const;
  saveDraft(key, EMPTY);
  drafts = { [form]: EMPTY };
  await flushPending(id);
  expect(readDraft(key)?.values).toEqual({ ...EMPTY, ...QUICK });
  expect(drafts).toEqual({ [form]: { ...EMPTY, ...QUICK } });
  expect(readQuickAnswers()).toEqual({});
});

test.each(FORMS)('what was typed in a draft of %s stays', async (form, version) => {
  const key = { area: 'consumer', user: id, form, version } as const;
  saveDraft(key, TYPED);
  drafts = { [form]: TYPED };
  await flushPending(id);
  // The personal loan is the one that the quick check is about: its latest amount and tenure count.
  const { se_loan_amount, se_loan_tenure } = form === 'personal-loan-profile' ? QUICK : TYPED;
  const kept = { ...TYPED, se_loan_amount, se_loan_tenure };
  expect(readDraft(key)?.values).toEqual(kept);
  expect(drafts).toEqual({ [form]: kept });
});

test('a draft of a form that does not edit the profile stays as it is', async () => {
  saveDraft({ area: 'consumer', user: id, form: 'insurance', version: 1 }, EMPTY);
  drafts = { insurance: EMPTY };
  await flushPending(id);
  expect(drafts).toEqual({ insurance: EMPTY });
});
