import { useState } from 'react';
import type { Offer } from './offersData';
import { useTakeOffer } from './useTakeOffer';

const CONSENT = 'consent_lender';

/** An application on its way: first the consent to give this one lender the details, then the call. */
export function useApplying(offer: Offer) {
  const [agreed, agree] = useState(false);
  const [asked, setAsked] = useState(false);
  const { take, ...call } = useTakeOffer(offer);
  const apply = () => {
    setAsked(true);
    if (agreed) void take();
    else document.getElementById(CONSENT)?.focus();
  };
  return { ...call, apply, consent: { name: CONSENT, agreed, agree, missing: asked && !agreed } };
}

export type Applying = ReturnType<typeof useApplying>;
