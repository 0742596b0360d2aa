import type { HelpRequest } from '@marketplace/shared/schema';
import {
  type DraftKey,
  STRANGER,
  dropDraft,
  readDraft,
  saveDraft,
} from '@marketplace/shared/session';
import { session } from '../../common/session';
import { remember, remembered } from '../../common/tabMemory';

export const EMPTY: HelpRequest = {
  contactName: '',
  email: '',
  phoneNumber: '',
  company: '',
  description: '',
};

export type HelpField = keyof HelpRequest;

export const HELP_FIELDS = Object.keys(EMPTY).filter((name): name is HelpField => name in EMPTY);

/** Whether this tab's stranger has typed something, which goes along through the sign-in. */
const TYPED = 'help typed';

/** Who is signed in, or was until the session ended under their hands. */
const owner = ({ signedIn, ended, userId } = session): string =>
  ((signedIn || ended) && userId) || STRANGER;

/** Whether nobody is known to be here, whose drafts stay for a day only. */
export const isStranger = (): boolean => owner() === STRANGER;

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
export function readHelp(): HelpDraft | undefined {
  const draft = readDraft(key()) ?? (remembered(TYPED) ? readDraft(key(STRANGER)) : undefined);
  if (!draft) return undefined;
  const values = { ...EMPTY };
  for (const name of HELP_FIELDS) {
    const value = draft.values[name];
    if (typeof value === 'string') values[name] = value;
  }
  return { values, savedAt: draft.savedAt };
}

export function keepHelp(values: HelpRequest): void {
  dropHelp();
  const empty = HELP_FIELDS.every((name) => values[name] === '');
  if (empty) return;
  saveDraft(key(), { ...values });
  if (isStranger()) remember(TYPED, '1');
}

export function dropHelp(): void {
  dropDraft(key());
  if (remembered(TYPED)) dropDraft(key(STRANGER));
  remember(TYPED, undefined);
}
