import { useState } from 'react';
import { useCheckboxes } from '../form/useCheckboxes';
import type { Offer } from './offersData';
import { getConsentKey, useSubmitApplication } from './useSubmitApplication';

const CONSENT = 'consent_lender';

/** An application on its way: first the consent to give this one lender the details, then the call; see `useSubmitApplication`. */
export function useApply(offer: Offer, options: { replace?: boolean } = {}) {
  const { isTicked, tick } = useCheckboxes(getConsentKey(offer));
  const agreed = isTicked('application');
  const agree = (on: boolean) => tick('application', on);
  const [asked, setAsked] = useState(false);
  const { take, ...call } = useSubmitApplication(offer, options);
  const apply = () => {
    setAsked(true);
    if (agreed) void take();
    else document.getElementById(CONSENT)?.focus();
  };
  return { ...call, apply, consent: { name: CONSENT, agreed, agree, missing: asked && !agreed } };
}

export type Apply = ReturnType<typeof useApply>;
