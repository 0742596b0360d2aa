import type { OffersTexts } from '../../common/offers/useOffersTexts';
import type { Change } from './wouldChange';

/** What would change that no lender matches, and for how many. */
export function changeText(
  { criterion, min, lenders: count }: Change,
  { text, rupees }: Pick<OffersTexts, 'text' | 'rupees'>,
): string {
  const bound = min ?? 0;
  return text(`empty.${criterion}`, {
    count,
    lenders: text('empty.lenders', { count }),
    min: criterion === 'credit_score' ? bound : rupees(bound),
  });
}
