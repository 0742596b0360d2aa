import { describe, expect, it } from 'vitest';
import { differs, draftOf, withDraft } from './profileDraft';
import { valuesOf } from './profileValues';

const SAVED = { ...valuesOf({}), tin: 'ABCP******', first_name: 'Priya' };
const draft = (values: Record<string, unknown>) => ({ values, savedAt: new Date(0) });

describe('the draft of the form', () => {
  it('holds everything that was typed but the PAN', () => {
    const kept = draftOf({ ...SAVED, tin: 'ABCPD1234E', monthly_income: 30_000 });
    expect(kept).toMatchObject({ first_name: 'Priya', monthly_income: 30_000 });
    expect(JSON.stringify(kept)).not.toContain('ABCP');
  });

  it('brings back what was typed and leaves the PAN as it was saved', () => {
    const values = withDraft(SAVED, draft({ first_name: 'Asha', emi: null, tin: 'XXXPX1111X' }));
    expect(values).toMatchObject({ first_name: 'Asha', tin: 'ABCP******' });
  });

  it('passes over what no form of ours would have kept', () => {
    expect(withDraft(SAVED, draft({ first_name: 7, emi: '3', allow_sms: 'yes' }))).toEqual(SAVED);
  });

  it('is told from what is saved', () => {
    expect(differs(SAVED, { ...SAVED })).toBe(false);
    expect(differs(SAVED, { ...SAVED, emi: 1 })).toBe(true);
  });
});
