import { ApiError, takeProspect } from '@marketplace/shared/api';
import { removeClientValue, getClientValue } from '@marketplace/shared/session';
import { notify } from '@marketplace/shared/ui';
import { api } from '../../session';
import { setDesiredAmount, getDesiredAmount } from './desiredAmount';
import { saveAmount } from './saveAmount';

/** A later visit retries a call that got no answer, but not one that the server refused. */
const isFinal = (error: unknown): boolean => error instanceof ApiError && !error.retryable;

async function flushProspect(id: string): Promise<void> {
  const prospect_id = getClientValue('prospectAppId');
  if (prospect_id === undefined) return;
  try {
    await api.call(takeProspect, { params: { id }, body: { prospect_id } });
    removeClientValue('prospectAppId');
  } catch (error) {
    if (isFinal(error)) removeClientValue('prospectAppId');
    // The person chose the link and continues without it, so they need the server's message.
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
    if (isFinal(error)) setDesiredAmount(undefined);
    console.warn('An amount could not be noted', error instanceof Error ? error.name : '');
  }
}

/**
 * Sends what was collected before the sign-in: a partner's hand-over and the desired amount. A failure does not stop the caller.
 */
export async function flushPending(id: string): Promise<void> {
  await flushProspect(id);
  await flushDesiredAmount(id);
}
