import type { DraftValue } from '@marketplace/shared/schema';
import { getDraft, saveFormDraft } from '@marketplace/shared/api';
import { readDraft, saveDraft } from '@marketplace/shared/session';
import { api } from '../../session';
import { PROFILE_FORM, PROFILE_FORM_VERSION } from '../form/profileForm';

export type DraftValues = Readonly<Record<string, DraftValue | undefined>>;

type Change = <V>(values: Readonly<Record<string, V>>) => Record<string, V | DraftValue>;

const pick = (values: DraftValues, isTaken: (name: string) => boolean) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value !== undefined && isTaken(name) ? [[name, value] as const] : [],
    ),
  );

/** Replaces values of a draft, as far as it has them. */
export const replaceValues =
  (next: DraftValues): Change =>
  (values) => ({ ...values, ...pick(next, (name) => name in values) });

/** Fills the empty fields of a draft; what the person has typed stays. */
export const fillEmptyValues =
  (next: DraftValues): Change =>
  (values) => ({
    ...values,
    ...pick(next, (name) => name in values && (values[name] === '' || values[name] === null)),
  });

/**
 * Changes this device's and the server's draft of the personal loan form; an old one there would hide what the profile
 * gets.
 */
export async function updateDrafts(id: string, change: Change): Promise<void> {
  const key = {
    area: 'consumer',
    user: id,
    form: PROFILE_FORM,
    version: PROFILE_FORM_VERSION,
  } as const;
  const localDraft = readDraft(key);
  if (localDraft) saveDraft(key, change(localDraft.values));
  const params = { id, form: PROFILE_FORM };
  const { data: serverDraft } = await api.call(getDraft, { params });
  if (serverDraft?.shape !== PROFILE_FORM_VERSION) return;
  const { shape, step, version, values } = serverDraft;
  const body = { shape, step, version, values: change(values) };
  await api.call(saveFormDraft, { params, body });
}
