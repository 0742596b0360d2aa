import { Button, buttonClass } from '@marketplace/shared/ui';
import { useTexts } from '../../i18n';
import { Link } from '../../ui';
import type { LenderCriterion, UnmatchedLender } from '@marketplace/shared/api';
import { getReasons, useOffersTexts } from '../../offers';
import { CHANGEABLE_CRITERIA, formatFigure, type LoanRequest } from '@marketplace/shared/lending';
import { paths } from '../../paths';
import { useSession } from '../../session';
import { getFormPath } from '../../journey/getPathAfterLogin';
import styles from './lenders.module.css';
import { lenderTexts } from './texts';

interface Change {
  name: LenderCriterion['criterion'];
  min: number;
}

/** The changes that would bring an offer; empty unless the borrower can meet every failed criterion. */
function findChanges(criteria: readonly LenderCriterion[]): Change[] {
  const failed = criteria.filter(({ met }) => met === false);
  const changes = CHANGEABLE_CRITERIA.flatMap((name): Change[] => {
    const one = failed.find(({ criterion }) => criterion === name);
    const min = one?.shortBy === undefined ? undefined : one.required?.min;
    return min === undefined ? [] : [{ name, min }];
  });
  return changes.length === failed.length ? changes : [];
}

interface Props {
  unmatched: UnmatchedLender;
  onRequest: (loanRequest: LoanRequest) => void;
}

/** Says why a lender has no offer for this borrower, and what would change that. */
export function Unmatched({ unmatched, onRequest }: Props) {
  const text = useTexts(lenderTexts);
  const { text: offers, language, rupees, months } = useOffersTexts();
  const { productType } = useSession();
  const changes = findChanges(unmatched.criteria);
  const steps = unmatched.steps.map((step) => ({
    ...step,
    key: step.other_emis === null ? 'step' : 'step_emis',
    params: {
      amount: rupees(step.amount),
      tenure: months(step.tenure_months),
      emi: rupees(step.emi),
      interest: rupees(step.total_interest),
      emis: rupees(step.other_emis ?? 0),
    },
  }));
  const [next] = steps.filter(({ other_emis }) => other_emis === null);
  return (
    <section className={styles['ownOffer']} aria-labelledby="position">
      <div>
        <h2 id="position">{text('unmatched.title')}</h2>
        <p>{text('unmatched.text')}</p>
      </div>
      <ul className={styles['reasons']}>
        {getReasons(unmatched, offers, language).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <h3>{text('unmatched.change')}</h3>
      {changes.length + steps.length === 0 ? (
        <p>{text('unmatched.nothing')}</p>
      ) : (
        <ul className={styles['reasons']}>
          {steps.map(({ key, params }) => (
            <li key={key}>{text(`unmatched.${key}`, params)}</li>
          ))}
          {changes.map(({ name, min }) => (
            <li key={name}>
              {offers(`criteria.${name}.change`, { min: formatFigure(name, min, language) })}
            </li>
          ))}
        </ul>
      )}
      <div className={styles['links']}>
        {next && (
          <Button
            onClick={() => onRequest({ amount: next.amount, tenure_months: next.tenure_months })}
          >
            {offers('advice.ask', next.params)}
          </Button>
        )}
        <Link
          className={buttonClass({ variant: 'secondary' })}
          to={getFormPath(productType) ?? paths.profile}
        >
          {text('unmatched.edit')}
        </Link>
      </div>
    </section>
  );
}
