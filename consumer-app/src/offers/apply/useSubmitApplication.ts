import { ApiError, apply, type BodyOf, getApiErrorText, type Offer } from '@marketplace/shared/api';
import { WRITABLE_PROFILE_FIELDS } from '@marketplace/shared/schema';
import { useState } from 'react';
import { api, session, useNavigateAfter, clearPersistedInput } from '../../session';
import { submitConsents, getMissingConsents } from '../../consents';
import { singleFlight, useSingleFlight } from '../../browser';
import { getHandOverPath } from '../lenderPaths';
import { getLoanProduct } from '../../products';
import { refreshServerData } from '../../profile';

/** Key of a lender's ticked consent in the persisted input, until the application is sent. */
export const getConsentKey = ({ lender_id }: Pick<Offer, 'lender_id'>): string =>
  `apply ${lender_id}`;

const WRITABLE: ReadonlySet<string> = new Set(WRITABLE_PROFILE_FIELDS);

interface Application {
  id: string;
  body: BodyOf<typeof apply>;
}

const sendApplication = singleFlight(async ({ id, body }: Application) => {
  await submitConsents(id, [{ purpose: 'application', lenderId: body.lender_id }]);
  return (await api.call(apply, { params: { id }, body })).data;
});

/** Whether the server refused an application because fields of the profile are empty. */
const isAboutProfile = ({ status, fields }: ApiError): boolean =>
  status === 422 && Object.keys(fields).some((name) => WRITABLE.has(name));

interface Options {
  /** Replaces the history entry of the dialog. */
  replace?: boolean;
  /** The person has acknowledged a warning of too much debt. */
  isWarned: boolean;
  /** The server has refused the application for what else is open. */
  onTooMuchDebt: () => Promise<unknown>;
}

/** Sends one application at a time and opens its page afterwards. */
export function useSubmitApplication(
  offer: Offer,
  { replace = false, isWarned, onTooMuchDebt }: Options,
) {
  const { lender_id, amount, tenure_months } = offer;
  const navigateAfter = useNavigateAfter();
  const { once, busy } = useSingleFlight();
  const [failure, setFailure] = useState('');
  /** The server's quote has changed: the shown terms are out of date, and a retry would not help. */
  const [stale, setStale] = useState<'changed' | 'applied'>();
  /** The lender needs answers that the profile lacks. */
  const [isIncomplete, setIsIncomplete] = useState(false);

  const send = async (id: string): Promise<void> => {
    try {
      const body = {
        lender_id,
        amount,
        tenure_months,
        product: getLoanProduct(session.productType),
        ...(isWarned && { debt_acknowledged: 1 as const }),
      };
      await navigateAfter(
        async () => {
          const { lender_slug } = await sendApplication({ id, body });
          clearPersistedInput(getConsentKey(offer));
          refreshServerData();
          setFailure('');
          return getHandOverPath({ slug: lender_slug });
        },
        { replace },
      );
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isAboutProfile(error)) {
        refreshServerData();
        return setIsIncomplete(true);
      }
      if (error.status === 422 || 'debt_acknowledged' in error.fields) await onTooMuchDebt();
      setFailure(error.reason === 'cancelled' ? '' : getApiErrorText(error));
      const changed = error.status === 409 || error.status === 422 || error.status === 404;
      const lacksTick =
        getMissingConsents(error).includes('application') || 'debt_acknowledged' in error.fields;
      // Only an application that is already open is about the lender itself.
      if (changed && !lacksTick) setStale('lender_id' in error.fields ? 'applied' : 'changed');
      else setStale(undefined);
    }
  };
  const take = async (): Promise<void> => {
    const id = session.userId;
    if (id) await once(() => send(id));
  };
  return { take, busy, failure, stale, isIncomplete };
}
