import { useState } from 'react';
import { useCheckboxes } from '../consents/useCheckboxes';
import type { Offer } from '@marketplace/shared/api';
import { getConsentKey, useSubmitApplication } from './useSubmitApplication';

const CONSENT = 'consent_lender';

/**
 * State of an application form: requires the consent to share the details with this lender, then
 * sends the application; see `useSubmitApplication`.
 */
export function useApply(offer: Offer, options: { replace?: boolean } = {}) {
  const { isTicked, tick } = useCheckboxes(getConsentKey(offer));
  const agreed = isTicked('application');
  const agree = (on: boolean) => tick('application', on);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const { take, ...call } = useSubmitApplication(offer, options);
  const apply = () => {
    setIsSubmitted(true);
    if (agreed) void take();
    else document.getElementById(CONSENT)?.focus();
  };
  return {
    ...call,
    apply,
    consent: { name: CONSENT, agreed, agree, missing: isSubmitted && !agreed },
  };
}

export type Apply = ReturnType<typeof useApply>;
