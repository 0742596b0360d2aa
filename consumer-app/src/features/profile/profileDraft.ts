import type { DraftValue } from '@marketplace/shared/schema';
import type { Draft, DraftKey } from '@marketplace/shared/session';
import { PROFILE_FORM } from '../../common/profileForm';
import type { ProfileValues } from './profileValues';
import { FLAG_FIELDS, RUPEES_FIELDS, TEXT_FIELDS } from './profileValues';

/** Where the draft of a person's form lies. */
export const profileDraftKey = (user: string): DraftKey => ({
  area: 'consumer',
  user,
  form: PROFILE_FORM,
  version: 1,
});

/** What of the form may lie in the browser: all but the PAN. */
export const draftOf = ({ tin: _pan, ...values }: ProfileValues): Record<string, DraftValue> =>
  values;

/** The form with what a draft remembers; the PAN stays as it was saved. */
export const withDraft = (saved: ProfileValues, draft: Draft): ProfileValues => {
  const values = { ...saved };
  for (const name of TEXT_FIELDS) {
    const text = draft.values[name];
    if (name !== 'tin' && typeof text === 'string') values[name] = text;
  }
  for (const name of RUPEES_FIELDS) {
    const amount = draft.values[name];
    if (typeof amount === 'number' || amount === null) values[name] = amount;
  }
  for (const name of FLAG_FIELDS) {
    const flag = draft.values[name];
    if (typeof flag === 'boolean') values[name] = flag;
  }
  return values;
};

/** Whether a draft says anything that is not saved. */
export const differs = (a: ProfileValues, b: ProfileValues): boolean =>
  [...TEXT_FIELDS, ...RUPEES_FIELDS, ...FLAG_FIELDS].some(
    (name) => name !== 'tin' && (a[name] ?? '') !== (b[name] ?? ''),
  );
