import type { Offer } from '@marketplace/shared/api';
import { useConsentForm } from '../../form';
import { useOffersTexts } from '../useOffersTexts';
import { getConsentKey, useSubmitApplication } from './useSubmitApplication';

const CONSENTS = ['application'];

/**
 * State of an application form: requires the consent to share the details with this lender, then
 * sends the application; see `useSubmitApplication`.
 */
export function useApply(offer: Offer, options: { replace?: boolean } = {}) {
  const { text } = useOffersTexts();
  const { getCheckbox, submit } = useConsentForm({
    name: getConsentKey(offer),
    consents: CONSENTS,
    getMissingText: () => text('take.consent_missing', { lender: offer.name }),
  });
  const { take, ...call } = useSubmitApplication(offer, options);
  return {
    ...call,
    apply: () =>
      submit(
        () => void take(),
        (id) => document.getElementById(id)?.focus(),
      ),
    consent: getCheckbox('application'),
  };
}

export type Apply = ReturnType<typeof useApply>;
