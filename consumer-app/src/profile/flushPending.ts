import { ApiError, takeProspect } from '@marketplace/shared/api';
import { forget, kept } from '@marketplace/shared/session';
import { notify } from '@marketplace/shared/ui';
import { api } from './api';
import { wantAmount, wantedAmount } from './desiredAmount';
import { saveAmount } from './saveAmount';

/** A later visit tries again what no answer came to; what was refused is not offered again. */
const isOver = (error: unknown): boolean => error instanceof ApiError && !error.retryable;

async function handInProspect(id: string): Promise<void> {
  const prospect_id = kept('prospectAppId');
  if (prospect_id === undefined) return;
  try {
    await api.call(takeProspect, { params: { id }, body: { prospect_id } });
    forget('prospectAppId');
  } catch (error) {
    if (isOver(error)) forget('prospectAppId');
    // The person chose the link and goes on without it: they have to know what to do.
    if (error instanceof ApiError && error.status === 403) notify.error(error.message);
    console.warn('A hand-over could not be noted', error instanceof Error ? error.name : '');
  }
}

async function handInAmount(id: string): Promise<void> {
  const amount = wantedAmount();
  if (amount === undefined) return;
  try {
    await saveAmount(id, amount);
    wantAmount(undefined);
  } catch (error) {
    if (isOver(error)) wantAmount(undefined);
    console.warn('An amount could not be noted', error instanceof Error ? error.name : '');
  }
}

/**
 * What a person brought along before the sign-in: the hand-over by a partner, the amount that they want.
 * A failure holds nothing up.
 */
export async function handIn(id: string): Promise<void> {
  await handInProspect(id);
  await handInAmount(id);
}
