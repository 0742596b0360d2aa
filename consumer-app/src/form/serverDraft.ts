import { ApiError, dropFormDraft, getDraft, saveFormDraft } from '@marketplace/shared/api';
import type { DraftValue, FormDraft } from '@marketplace/shared/schema';
import { api } from '../browser/api';
import type { FormOutline } from './formSpec';

export interface ServerDraft {
  step: string;
  values: Record<string, DraftValue>;
}

/** Whose draft, and the form as it writes it. */
interface Whose {
  owner: string;
  form: Pick<FormOutline, 'id' | 'version'>;
}

/** Whose draft, in whatever shape of the form. */
interface OfForm {
  owner: string;
  form: Pick<FormOutline, 'id'>;
}

const paramsOf = ({ owner, form }: OfForm) => ({ id: owner, form: form.id });

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
export async function fetchDraft(whose: OfForm): Promise<FormDraft | null | undefined> {
  const answer = await orNothing(api.call(getDraft, { params: paramsOf(whose) }));
  return answer?.data;
}

/**
 * Keeps a form with the server. Answers the version that it has now, 'changed' where another device
 * or tab was there first, undefined where it did not get through.
 */
export async function saveServerDraft(
  whose: Whose,
  { step, values }: ServerDraft,
  version: number,
): Promise<number | 'changed' | undefined> {
  try {
    const body = { shape: whose.form.version, step, values, version };
    const { data } = await api.call(saveFormDraft, { params: paramsOf(whose), body });
    return data.version;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.status === 409 ? 'changed' : undefined;
  }
}

/** The form was sent, or thrown away. */
export async function deleteServerDraft(whose: OfForm): Promise<void> {
  await orNothing(api.call(dropFormDraft, { params: paramsOf(whose) }));
}
