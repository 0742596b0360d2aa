import { ApiError, apply, type BodyOf } from '@marketplace/shared/api';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../api';
import { giveConsents, lackingConsents } from '../consents';
import { joined } from '../joined';
import { handOverPath } from '../lenderPaths';
import { loanOf } from '../productList';
import { reloadProfile } from '../profileStore';
import { session } from '../session';
import { stays } from '../stays';
import { forgetTyped } from '../typed';
import { useOnce } from '../useOnce';
import type { Offer } from './offersData';

/** Under which name the tick for a lender is kept until the application is sent. */
export const tickFor = ({ lender_id }: Pick<Offer, 'lender_id'>): string => `apply ${lender_id}`;

interface Application {
  id: string;
  body: BodyOf<typeof apply>;
}

const sendApplication = joined(async ({ id, body }: Application) => {
  await giveConsents(id, [{ purpose: 'application', lenderId: body.lender_id }]);
  return (await api.call(apply, { params: { id }, body })).data;
});

/**
 * Sends one application at a time, and shows it once the server has it; `replace` has it take the place
 * of a dialog in the history.
 */
export function useTakeOffer(offer: Offer, { replace = false } = {}) {
  const { lender_id, amount, tenure_months } = offer;
  const navigate = useNavigate();
  const { once, busy } = useOnce();
  const [failure, setFailure] = useState('');
  /** The server quotes afresh: what was shown no longer holds, and trying again would not help. */
  const [stale, setStale] = useState(false);

  const send = async (id: string): Promise<void> => {
    const here = stays();
    try {
      const body = { lender_id, amount, tenure_months, product: loanOf(session.productType) };
      const { lender_slug } = await sendApplication({ id, body });
      forgetTyped(tickFor(offer));
      reloadProfile();
      setFailure('');
      if (here()) await navigate(handOverPath({ slug: lender_slug }), { replace });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const fields = Object.values(error.fields).join(' ');
      setFailure(error.reason === 'cancelled' ? '' : fields || error.message);
      const changed = error.status === 409 || error.status === 422 || error.status === 404;
      setStale(changed && !lackingConsents(error).includes('application'));
    }
  };
  const take = async (): Promise<void> => {
    const id = session.userId;
    if (id) await once(() => send(id));
  };
  return { take, busy, failure, stale };
}
