import { useState } from 'react';
import { useTicks } from '../useTicks';
import type { Offer } from './offersData';
import { tickFor, useTakeOffer } from './useTakeOffer';

const CONSENT = 'consent_lender';

/** An application on its way: first the consent to give this one lender the details, then the call; see `useTakeOffer`. */
export function useApplying(offer: Offer, options: { replace?: boolean } = {}) {
  const { isTicked, tick } = useTicks(tickFor(offer));
  const agreed = isTicked('application');
  const agree = (on: boolean) => tick('application', on);
  const [asked, setAsked] = useState(false);
  const { take, ...call } = useTakeOffer(offer, options);
  const apply = () => {
    setAsked(true);
    if (agreed) void take();
    else document.getElementById(CONSENT)?.focus();
  };
  return { ...call, apply, consent: { name: CONSENT, agreed, agree, missing: asked && !agreed } };
}

export type Applying = ReturnType<typeof useApplying>;
