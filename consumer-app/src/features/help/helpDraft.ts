import type { HelpRequest } from '@marketplace/shared/schema';
import { type DraftKey, dropDraft, readDraft, saveDraft } from '@marketplace/shared/session';
import { session } from '../../common/session';

export const EMPTY: HelpRequest = {
  contactName: '',
  email: '',
  phoneNumber: '',
  company: '',
  description: '',
};

export type HelpField = keyof HelpRequest;

export const HELP_FIELDS = Object.keys(EMPTY).filter((name): name is HelpField => name in EMPTY);

const key = (): DraftKey => ({
  area: 'consumer',
  user: session.userId ?? 'guest',
  form: 'help',
  version: 1,
});

export interface HelpDraft {
  values: HelpRequest;
  savedAt: Date;
}

/** What was typed and did not go yet. */
export function readHelp(): HelpDraft | undefined {
  const draft = readDraft(key());
  if (!draft) return undefined;
  const values = { ...EMPTY };
  for (const name of HELP_FIELDS) {
    const value = draft.values[name];
    if (typeof value === 'string') values[name] = value;
  }
  return { values, savedAt: draft.savedAt };
}

export function keepHelp(values: HelpRequest): void {
  const empty = HELP_FIELDS.every((name) => values[name] === '');
  if (empty) dropDraft(key());
  else saveDraft(key(), { ...values });
}

export const dropHelp = (): void => dropDraft(key());
