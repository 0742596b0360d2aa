import type { DraftValue } from '@marketplace/shared/schema';
import { getDrafts, saveFormDraft } from '@marketplace/shared/api';
import { readDraft, saveDraft } from '@marketplace/shared/session';
import { api } from '../../session';
import { isProfileForm, PROFILE_FORM_VERSIONS, type ProfileFormId } from '../form/profileForm';

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

/** Changes this device's and the server's drafts of forms that edit the profile. */
export async function updateDrafts(
  id: string,
  change: Change,
  isChanged: (form: ProfileFormId) => boolean = () => true,
): Promise<void> {
  for (const form of Object.keys(PROFILE_FORM_VERSIONS).filter(isProfileForm)) {
    const version = PROFILE_FORM_VERSIONS[form];
    const key = { area: 'consumer', user: id, form, version } as const;
    const localDraft = isChanged(form) ? readDraft(key) : undefined;
    if (localDraft) saveDraft(key, change(localDraft.values));
  }
  const { data } = await api.call(getDrafts, { params: { id } });
  for (const { form, shape, step, version, values } of data) {
    if (!isProfileForm(form) || !isChanged(form) || shape !== PROFILE_FORM_VERSIONS[form]) continue;
    const body = { shape, step, version, values: change(values) };
    await api.call(saveFormDraft, { params: { id, form }, body });
  }
}
