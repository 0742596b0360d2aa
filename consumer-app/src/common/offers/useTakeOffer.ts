import { ApiError, apply } from '@marketplace/shared/api';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../api';
import { giveConsents, lackingConsents } from '../consents';
import { handOverPath } from '../lenderPaths';
import { loanOf } from '../productList';
import { reloadProfile } from '../profileStore';
import { session } from '../session';
import type { Offer } from './offersData';

/** Sends one application at a time, and shows it once the server has it. */
export function useTakeOffer({ lender_id, amount, tenure_months }: Offer) {
  const navigate = useNavigate();
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  /** The server quotes afresh: what was shown no longer holds, and trying again would not help. */
  const [stale, setStale] = useState(false);

  const take = async (): Promise<void> => {
    const id = session.userId;
    if (underWay.current || !id) return;
    underWay.current = true;
    setBusy(true);
    setFailure('');
    try {
      await giveConsents(id, [{ purpose: 'application', lenderId: lender_id }]);
      const body = { lender_id, amount, tenure_months, product: loanOf(session.productType) };
      const { data } = await api.call(apply, { params: { id }, body });
      reloadProfile();
      await navigate(handOverPath({ slug: data.lender_slug }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const fields = Object.values(error.fields).join(' ');
      if (error.reason !== 'cancelled') setFailure(fields || error.message);
      const changed = error.status === 409 || error.status === 422 || error.status === 404;
      setStale(changed && !lackingConsents(error).includes('application'));
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { take, busy, failure, stale };
}
