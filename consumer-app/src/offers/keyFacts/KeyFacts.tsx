import { Button } from '@marketplace/shared/ui';
import { Link, PageHeading, type Fact, Facts } from '../../ui';
import { CalculatorLinks } from '../CalculatorLinks';
import { AprWorking } from './AprWorking';
import { FeeTable } from './FeeTable';
import styles from './keyFacts.module.css';
import { buildContingentFacts, buildLoanFacts } from './loanFacts';
import type { Offer } from '@marketplace/shared/api';
import { buildOtherFacts } from './otherFacts';
import { RepaymentSchedule } from './RepaymentSchedule';
import { useOffersTexts } from '../useOffersTexts';

/** One section of a key fact statement. */
function FactList({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <Facts facts={facts} />
    </section>
  );
}

interface Props {
  offer: Offer | undefined;
  /** The type of the loan. */
  product: string;
  /** The number of the application; absent before there is one. */
  reference?: string | undefined;
  backHref: string;
  /** Text of the link back; 'all offers' by default. */
  back?: string;
  /** Chooses the offer; without it there is no button at the foot. */
  onChoose?: (() => void) | undefined;
}

/**
 * The key fact statement of one offer, for screen and print, with the rows of the Reserve Bank's circular of 15 April
 * 2024 in their order: both parts of Annex A, the APR as in Annex B and the schedule as in Annex C.
 */
export function KeyFacts(props: Props) {
  const { offer, product, reference, backHref, back: backText, onChoose } = props;
  const texts = useOffersTexts();
  const { text, rupees, months } = texts;
  const back = (
    <Link back className={styles['screenOnly']} to={backHref}>
      {backText ?? text('compare.back')}
    </Link>
  );
  if (!offer) {
    return (
      <div className={styles['sheet']}>
        {back}
        <PageHeading title={text('facts.title')} />
        <p>{text('facts.no_offer')}</p>
      </div>
    );
  }
  const lender = offer.name;
  return (
    <article className={styles['sheet']}>
      {back}
      <header>
        <PageHeading title={`${text('facts.title')}: ${lender}`} />
        <p>
          {text('facts.intro', {
            lender,
            amount: rupees(offer.amount),
            tenure: months(offer.tenure_months),
          })}
        </p>
        <Button
          className={styles['screenOnly'] ?? ''}
          variant="secondary"
          onClick={() => window.print()}
        >
          {text('facts.print')}
        </Button>
      </header>
      <FactList
        title={text('facts.loan')}
        facts={buildLoanFacts(offer, { product, reference }, texts)}
      />
      <FeeTable offer={offer} />
      <FactList title={text('facts.contingent')} facts={buildContingentFacts(offer, texts)} />
      <FactList title={text('facts.other')} facts={buildOtherFacts(offer, texts)} />
      <AprWorking offer={offer} />
      <RepaymentSchedule offer={offer} />
      <p className={styles['muted']}>{text('facts.indicative')}</p>
      <CalculatorLinks offer={offer} />
      {onChoose && offer.applied === 0 && (
        <div className={styles['choose']}>
          <Button wide aria-label={text('choose_of', { lender })} onClick={onChoose}>
            {text('choose')}
          </Button>
        </div>
      )}
    </article>
  );
}
