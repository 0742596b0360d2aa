import { env } from '../../browser/env';
import { type ConsentPurpose, CONSENTS_TO_CALL } from '@marketplace/shared/schema';
import type { OwnConsent } from './useOwnData';

/** A consent that can be given or withdrawn here, with the answer that counts, if there is one. */
export interface ConsentLine {
  purpose: ConsentPurpose;
  lenderId: number | undefined;
  lender: string;
  last: OwnConsent | undefined;
}

const ALWAYS = [
  ...(['bureau', 'lenders', 'sms', 'email'] as const),
  // Nobody is asked about services that the build does not have.
  ...(env.tracking ? (['visits'] as const) : []),
];

/**
 * The four purposes that everyone has, the calls that were ever asked for, then each lender that was
 * ever agreed to, newest first.
 */
export function getConsentLines(history: readonly OwnConsent[]): ConsentLine[] {
  const line = (purpose: ConsentPurpose): ConsentLine => ({
    purpose,
    lenderId: undefined,
    lender: '',
    last: history.findLast((consent) => consent.purpose === purpose),
  });
  const lines = ALWAYS.map(line);
  const calls = CONSENTS_TO_CALL.map(line).filter(({ last }) => last !== undefined);
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
  return [...lines, ...calls, ...lenders.toReversed()];
}
