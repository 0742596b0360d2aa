import type { Offer } from '@marketplace/shared/api';
import { paths } from '../paths';
import { Link } from '../ui';
import { fillCalculators } from './calculatorInput';
import styles from './calculatorLinks.module.css';
import { useOffersTexts } from './useOffersTexts';

/** Leads from an offer to the calculators, filled in with its figures. */
export function CalculatorLinks({ offer }: { offer: Offer }) {
  const { text } = useOffersTexts();
  return (
    <nav className={styles['links']} aria-label={text('calculators.title')}>
      <Link to={paths.partPayment} onClick={() => fillCalculators(offer)}>
        {text('calculators.part')}
      </Link>
      <Link to={paths.balanceTransfer} onClick={() => fillCalculators(offer)}>
        {text('calculators.transfer')}
      </Link>
    </nav>
  );
}
