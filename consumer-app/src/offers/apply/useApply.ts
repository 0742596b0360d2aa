import type { Offer } from '@marketplace/shared/api';
import { useConsentForm } from '../../form';
import { useOffersTexts } from '../useOffersTexts';
import { useDebtCheck, useDebtTexts } from './DebtWarning';
import { getConsentKey, useSubmitApplication } from './useSubmitApplication';

const CONSENTS = ['application'];
const CONSENTS_AND_WARNING = [...CONSENTS, 'debt'];

/** What a lender still needs before an application. */
export interface LenderNeeds {
  /** Fields of the profile that are empty. */
  missing: readonly string[];
  /** Path of the form that asks for them. */
  form: string;
}

interface Options {
  /** Whether the page of the application replaces this one in the history. */
  replace?: boolean;
  needs: LenderNeeds;
}

/**
 * State of an application form: requires the consent to share the details with this lender, and that a warning of
 * too much debt is acknowledged, then sends the application; see `useSubmitApplication`.
 */
export function useApply(offer: Offer, { needs, replace = false }: Options) {
  const { text } = useOffersTexts();
  const debtText = useDebtTexts();
  const { check, refresh } = useDebtCheck(offer.emi);
  const isWarned = check !== undefined && check.warnings.length > 0;
  const { getCheckbox, submit } = useConsentForm({
    name: getConsentKey(offer),
    consents: isWarned ? CONSENTS_AND_WARNING : CONSENTS,
    getMissingText: (consent) =>
      consent === 'debt'
        ? debtText('missing')
        : text('take.consent_missing', { lender: offer.name }),
  });
  const { take, ...call } = useSubmitApplication(offer, {
    replace,
    isWarned,
    onTooMuchDebt: refresh,
  });
  return {
    ...call,
    isIncomplete: call.isIncomplete || needs.missing.length > 0,
    form: needs.form,
    /** What the application adds to all that is open; undefined until that is known. */
    check,
    apply: () =>
      void submit(
        () => void take(),
        (id) => document.getElementById(id)?.focus(),
      ),
    consent: getCheckbox('application'),
    warningBox: getCheckbox('debt'),
  };
}

export type Apply = ReturnType<typeof useApply>;
