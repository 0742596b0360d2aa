import { ApiError, dropFormDraft, getDraft, saveFormDraft } from '@marketplace/shared/api';
import type { DraftValue, FormDraft } from '@marketplace/shared/schema';
import { api } from '../../session';
import type { FormOutline } from '../spec/formSpec';

export interface ServerDraft {
  step: string;
  values: Record<string, DraftValue>;
}

/** Owner and form of a draft, with the form's version. */
interface DraftKey {
  owner: string;
  form: Pick<FormOutline, 'id' | 'version'>;
}

/** Owner and form of a draft of any version. */
interface DraftOwner {
  owner: string;
  form: Pick<FormOutline, 'id'>;
}

const buildParams = ({ owner, form }: DraftOwner) => ({ id: owner, form: form.id });

/** Turns an `ApiError` into undefined, for calls that the form can do without. */
async function ignoreApiError<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return undefined;
  }
}

/** Fetches the server's draft; null if there is none, undefined if the call fails. */
export async function fetchDraft(draftKey: DraftOwner): Promise<FormDraft | null | undefined> {
  const answer = await ignoreApiError(api.call(getDraft, { params: buildParams(draftKey) }));
  return answer?.data;
}

/**
 * Saves a draft to the server. Resolves to its new version, 'changed' if another device or tab
 * saved first (409), undefined if the call fails otherwise.
 */
export async function saveServerDraft(
  draftKey: DraftKey,
  { step, values }: ServerDraft,
  version: number,
): Promise<number | 'changed' | undefined> {
  try {
    const body = { shape: draftKey.form.version, step, values, version };
    const { data } = await api.call(saveFormDraft, { params: buildParams(draftKey), body });
    return data.version;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.status === 409 ? 'changed' : undefined;
  }
}

/** Deletes the server's draft after the form is sent or discarded; ignores a failed call. */
export async function deleteServerDraft(draftKey: DraftOwner): Promise<void> {
  await ignoreApiError(api.call(dropFormDraft, { params: buildParams(draftKey) }));
}
