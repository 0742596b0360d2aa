import { env } from '../../env';
import {
  type ConsentPurpose,
  CONSENTS_ON_DEMAND,
  OBJECTIONS_TO_OFFERS,
} from '@marketplace/shared/schema';
import type { OwnConsent } from './useOwnData';

/** A consent that the person can give or withdraw, with the decision that applies, if any. */
export interface ConsentLine {
  purpose: ConsentPurpose;
  lenderId: number | undefined;
  lender: string;
  last: OwnConsent | undefined;
}

/** Whether a consent applies: one that nobody is asked for applies until the person objects. */
export const isGranted = ({ purpose, last }: ConsentLine): boolean =>
  last ? last.granted === 1 : OBJECTIONS_TO_OFFERS.some((one) => one === purpose);

const ALWAYS = [
  ...(['bureau', 'lenders', 'sms', 'email', 'whatsapp', 'calls'] as const),
  // The app does not ask for consent to a service that the build does not have.
  ...(env.tracking ? (['visits'] as const) : []),
];

/**
 * Lists the six purposes that apply to everyone, those asked on demand if ever answered, then each lender
 * that the person ever consented to, newest first.
 */
export function getConsentLines(history: readonly OwnConsent[]): ConsentLine[] {
  const line = (purpose: ConsentPurpose): ConsentLine => ({
    purpose,
    lenderId: undefined,
    lender: '',
    last: history.findLast((consent) => consent.purpose === purpose),
  });
  const lines = ALWAYS.map(line);
  const demanded = CONSENTS_ON_DEMAND.map(line).filter(({ last }) => last !== undefined);
  const byLender = new Map(
    history
      .filter(({ purpose }) => purpose === 'application')
      .map((consent) => [consent.lender_id ?? 0, consent]),
  );
  const lenders = [...byLender].map(([lenderId, last]) => ({
    purpose: 'application' as const,
    lenderId,
    lender: last.lender_name,
    last,
  }));
  return [...lines, ...demanded, ...lenders.toReversed()];
}
