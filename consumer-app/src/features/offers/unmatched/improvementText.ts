import type { OffersTexts } from '../../../offers';
import type { Improvement } from './improvements';

/** Says what would bring an offer, and from how many lenders. */
export function getImprovementText(
  { criterion, min, lenders: count }: Improvement,
  { text, rupees }: Pick<OffersTexts, 'text' | 'rupees'>,
): string {
  const bound = min ?? 0;
  return text(`empty.${criterion}`, {
    count,
    lenders: text('empty.lenders', { count }),
    min: criterion === 'credit_score' ? bound : rupees(bound),
  });
}
