import { ApiError, dropFormDraft, getDraft, saveFormDraft } from '@marketplace/shared/api';
import type { DraftValue, FormDraft } from '@marketplace/shared/schema';
import { api } from '../../common/api';
import { profileDraftKey } from './profileDraft';

export interface KeptForm {
  step: string;
  values: Record<string, DraftValue>;
}

const paramsOf = (userId: string) => ({ id: userId, form: profileDraftKey(userId).form });

/** A call that helps and is not needed: undefined where it failed. */
async function orNothing<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return undefined;
  }
}

/** The draft that the server has; null for none, undefined where it cannot be asked. */
export async function fetchDraft(userId: string): Promise<FormDraft | null | undefined> {
  const answer = await orNothing(api.call(getDraft, { params: paramsOf(userId) }));
  return answer?.data;
}

/**
 * Keeps the form with the server. Answers the version that it has now, 'changed' where another
 * device or tab was there first, undefined where it did not get through.
 */
export async function pushDraft(
  userId: string,
  { step, values }: KeptForm,
  version: number,
): Promise<number | 'changed' | undefined> {
  const { version: shape } = profileDraftKey(userId);
  try {
    const body = { shape, step, values, version };
    const { data } = await api.call(saveFormDraft, { params: paramsOf(userId), body });
    return data.version;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.status === 409 ? 'changed' : undefined;
  }
}

/** The form was sent, or thrown away. */
export async function dropServerDraft(userId: string): Promise<void> {
  await orNothing(api.call(dropFormDraft, { params: paramsOf(userId) }));
}
