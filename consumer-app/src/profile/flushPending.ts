import { ApiError, takeProspect } from '@marketplace/shared/api';
import { removeClientValue, getClientValue } from '@marketplace/shared/session';
import { notify } from '@marketplace/shared/ui';
import { api } from '../browser/api';
import { setDesiredAmount, getDesiredAmount } from './desiredAmount';
import { saveAmount } from './saveAmount';

/** A later visit tries again what no answer came to; what was refused is not offered again. */
const isOver = (error: unknown): boolean => error instanceof ApiError && !error.retryable;

async function flushProspect(id: string): Promise<void> {
  const prospect_id = getClientValue('prospectAppId');
  if (prospect_id === undefined) return;
  try {
    await api.call(takeProspect, { params: { id }, body: { prospect_id } });
    removeClientValue('prospectAppId');
  } catch (error) {
    if (isOver(error)) removeClientValue('prospectAppId');
    // The person chose the link and goes on without it: they have to know what to do.
    if (error instanceof ApiError && error.status === 403) notify.error(error.message);
    console.warn('A hand-over could not be noted', error instanceof Error ? error.name : '');
  }
}

async function flushDesiredAmount(id: string): Promise<void> {
  const amount = getDesiredAmount();
  if (amount === undefined) return;
  try {
    await saveAmount(id, amount);
    setDesiredAmount(undefined);
  } catch (error) {
    if (isOver(error)) setDesiredAmount(undefined);
    console.warn('An amount could not be noted', error instanceof Error ? error.name : '');
  }
}

/**
 * What a person brought along before the sign-in: the hand-over by a partner, the amount that they want.
 * A failure holds nothing up.
 */
export async function flushPending(id: string): Promise<void> {
  await flushProspect(id);
  await flushDesiredAmount(id);
}
