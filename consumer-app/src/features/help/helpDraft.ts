import type { HelpRequest } from '@marketplace/shared/schema';
import {
  type DraftKey,
  ANONYMOUS,
  deleteDraft,
  readDraft,
  saveDraft,
} from '@marketplace/shared/session';
import { session, setTabItem, getTabItem } from '../../session';

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

/** Key of a flag: an anonymous visitor of this tab has typed something, which they keep after signing in. */
const TYPED_ANONYMOUSLY_KEY = 'help typed';

/** The user who is signed in, or whose session has just expired; otherwise ANONYMOUS. */
const getOwner = ({ signedIn, ended, userId } = session): string =>
  ((signedIn || ended) && userId) || ANONYMOUS;

/** Whether the visitor is anonymous; their drafts expire after a day. */
export const isAnonymous = (): boolean => getOwner() === ANONYMOUS;

const buildKey = (user = getOwner()): DraftKey => ({
  area: 'consumer',
  user,
  form: 'help',
  version: 1,
});

export interface HelpDraft {
  values: HelpRequest;
  savedAt: Date;
}

/** Reads the draft of a request that has not been sent. */
export function readHelpDraft(): HelpDraft | undefined {
  const draft =
    readDraft(buildKey()) ??
    (getTabItem(TYPED_ANONYMOUSLY_KEY) ? readDraft(buildKey(ANONYMOUS)) : undefined);
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
  saveDraft(buildKey(), { ...values });
  if (isAnonymous()) setTabItem(TYPED_ANONYMOUSLY_KEY, '1');
}

export function deleteHelpDraft(): void {
  deleteDraft(buildKey());
  if (getTabItem(TYPED_ANONYMOUSLY_KEY)) deleteDraft(buildKey(ANONYMOUS));
  setTabItem(TYPED_ANONYMOUSLY_KEY, undefined);
}
