import { Button } from '@marketplace/shared/ui';
import { Link, PageHeading, type Fact, Facts } from '../../ui';
import { RecordText } from '../../language';
import { AprWorking } from './AprWorking';
import { formatCoolingOff, formatForeclosureCharge, formatPenalCharge } from './facts';
import { FeeTable } from './FeeTable';
import styles from './keyFacts.module.css';
import { buildLoanFacts } from './loanFacts';
import type { Offer } from '@marketplace/shared/api';
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
  backHref: string;
  /** Text of the link back; 'all offers' by default. */
  back?: string;
}

/** The key fact statement of one offer, for screen and print. */
export function KeyFacts({ offer, backHref, back: backText }: Props) {
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
  const contingent: Fact[] = [
    [text('facts.late'), formatPenalCharge(offer, texts)],
    [text('facts.early'), formatForeclosureCharge(offer, texts)],
  ];
  const lender = offer.name;
  const recovery: Fact[] = [
    [text('facts.recovery_agent'), text('facts.recovery_agent_text', { lender })],
    [text('facts.this_site'), text('facts.site_collects')],
    [text('facts.transfer'), text('facts.transfer_text', { lender })],
  ];
  const rights: Fact[] = [
    [text('cooling_off'), formatCoolingOff(offer, texts)],
    [
      text('facts.officer'),
      offer.grievance_officer ? (
        <RecordText
          key="officer"
          text={offer.grievance_officer}
          hindi={offer.grievance_officer_hi}
        />
      ) : (
        text('not_stated')
      ),
    ],
    [text('facts.contact'), offer.grievance_contact || text('not_stated')],
  ];
  return (
    <article className={styles['sheet']}>
      {back}
      <header>
        <PageHeading title={`${text('facts.title')}: ${offer.name}`} />
        <p>
          {text('facts.intro', {
            lender: offer.name,
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
      <FactList title={text('facts.loan')} facts={buildLoanFacts(offer, texts)} />
      <FeeTable offer={offer} />
      <AprWorking offer={offer} />
      <FactList title={text('facts.contingent')} facts={contingent} />
      <FactList title={text('facts.recovery')} facts={recovery} />
      <FactList title={text('facts.rights')} facts={rights} />
      <p className={styles['muted']}>{text('facts.unresolved')}</p>
      <RepaymentSchedule offer={offer} />
      <p className={styles['muted']}>{text('facts.indicative')}</p>
    </article>
  );
}
