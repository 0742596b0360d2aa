import type { HelpRequest } from '@marketplace/shared/schema';
import {
  type DraftKey,
  ANONYMOUS,
  deleteDraft,
  readDraft,
  saveDraft,
} from '@marketplace/shared/session';
import { session } from '../../session/session';
import { setTabItem, getTabItem } from '../../session/tabStorage';

export const EMPTY_HELP_REQUEST: HelpRequest = {
  contactName: '',
  email: '',
  phoneNumber: '',
  company: '',
  description: '',
};

export type HelpField = keyof HelpRequest;

export const HELP_FIELDS = Object.keys(EMPTY_HELP_REQUEST).filter(
  (name): name is HelpField => name in EMPTY_HELP_REQUEST,
);

/** Whether this tab's stranger has typed something, which goes along through the sign-in. */
const TYPED = 'help typed';

/** Who is signed in, or was until the session ended under their hands. */
const owner = ({ signedIn, ended, userId } = session): string =>
  ((signedIn || ended) && userId) || ANONYMOUS;

/** Whether nobody is known to be here, whose drafts stay for a day only. */
export const isAnonymous = (): boolean => owner() === ANONYMOUS;

const key = (user = owner()): DraftKey => ({
  area: 'consumer',
  user,
  form: 'help',
  version: 1,
});

export interface HelpDraft {
  values: HelpRequest;
  savedAt: Date;
}

/** What was typed and did not go yet. */
export function readHelpDraft(): HelpDraft | undefined {
  const draft = readDraft(key()) ?? (getTabItem(TYPED) ? readDraft(key(ANONYMOUS)) : undefined);
  if (!draft) return undefined;
  const values = { ...EMPTY_HELP_REQUEST };
  for (const name of HELP_FIELDS) {
    const value = draft.values[name];
    if (typeof value === 'string') values[name] = value;
  }
  return { values, savedAt: draft.savedAt };
}

export function saveHelpDraft(values: HelpRequest): void {
  deleteHelpDraft();
  const empty = HELP_FIELDS.every((name) => values[name] === '');
  if (empty) return;
  saveDraft(key(), { ...values });
  if (isAnonymous()) setTabItem(TYPED, '1');
}

export function deleteHelpDraft(): void {
  deleteDraft(key());
  if (getTabItem(TYPED)) deleteDraft(key(ANONYMOUS));
  setTabItem(TYPED, undefined);
}
