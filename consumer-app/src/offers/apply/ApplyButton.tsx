import { Button, buttonClass } from '@marketplace/shared/ui';
import { useLocation } from 'react-router-dom';
import type { Offer } from '@marketplace/shared/api';
import { getNeedsPath } from '../../profile';
import { Link } from '../../ui';
import { getHandOverPath } from '../lenderPaths';
import { useOffersTexts } from '../useOffersTexts';
import type { Apply } from './useApply';

interface Props {
  offer: Offer;
  applying: Apply;
  /** Called if the shown offer is out of date, to fetch it again. */
  onStale: () => void;
}

/**
 * Sends the application. While the lender needs more answers it leads to their questions, whose page leads back here; an
 * offer that is out of date is fetched again. An application that another page has sent is shown instead.
 */
export function ApplyButton({ offer, applying, onStale }: Props) {
  const { text } = useOffersTexts();
  const { pathname, search } = useLocation();
  const { busy, failure, stale, isIncomplete, check, apply } = applying;
  if (stale === 'applied')
    return (
      <Link className={buttonClass()} to={getHandOverPath(offer)}>
        {text('applied_link')}
      </Link>
    );
  if (stale) return <Button onClick={onStale}>{text('take.refresh')}</Button>;
  if (isIncomplete) {
    const to = getNeedsPath(applying.form, offer.slug, pathname + search);
    return (
      <Link className={buttonClass()} to={to}>
        {text('take.answer')}
      </Link>
    );
  }
  if (check?.stop) return null;
  return (
    <Button busy={busy} onClick={apply}>
      {text(failure ? 'retry' : 'take.apply')}
    </Button>
  );
}
