import { Button, buttonClass } from '@marketplace/shared/ui';
import { useTexts } from '../../i18n';
import { Link } from '../../ui';
import type { LenderCriterion, UnmatchedLender } from '@marketplace/shared/api';
import { getReasons, useOffersTexts } from '../../offers';
import type { LoanRequest } from '@marketplace/shared/lending';
import { paths } from '../../paths';
import { useSession } from '../../session';
import { getFormPath } from '../../journey/getPathAfterLogin';
import styles from './lenders.module.css';
import { lenderTexts } from './texts';

/** Criteria that a borrower can influence, easiest first. */
const CHANGEABLE = ['amount', 'foir', 'income', 'turnover', 'credit_score'] as const;

interface Change {
  name: (typeof CHANGEABLE)[number];
  min: number;
}

/** The changes that would bring an offer; empty unless the borrower can meet every failed criterion. */
function findChanges(criteria: readonly LenderCriterion[]): Change[] {
  const failed = criteria.filter(({ met }) => met === false);
  const changes = CHANGEABLE.flatMap((name): Change[] => {
    const one = failed.find(({ criterion }) => criterion === name);
    const min =
      name === 'foir'
        ? (one?.affordable ?? undefined)
        : one?.shortBy === undefined
          ? undefined
          : one.required?.min;
    return min === undefined ? [] : [{ name, min }];
  });
  return changes.length === failed.length ? changes : [];
}

interface Props {
  unmatched: UnmatchedLender;
  loanRequest: LoanRequest;
  onRequest: (loanRequest: LoanRequest) => void;
}

/** Says why a lender has no offer for this borrower, and what would change that. */
export function Unmatched({ unmatched, loanRequest, onRequest }: Props) {
  const text = useTexts(lenderTexts);
  const { text: offers, language, rupees } = useOffersTexts();
  const { productType } = useSession();
  const changes = findChanges(unmatched.criteria);
  const amount = changes.find(({ name }) => name === 'amount' || name === 'foir')?.min;
  const write = ({ name, min }: Change) => (name === 'credit_score' ? String(min) : rupees(min));
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
      {changes.length === 0 ? (
        <p>{text('unmatched.nothing')}</p>
      ) : (
        <ul className={styles['reasons']}>
          {changes.map((change) => (
            <li key={change.name}>{text(`unmatched.${change.name}`, { min: write(change) })}</li>
          ))}
        </ul>
      )}
      <div className={styles['links']}>
        {amount !== undefined && (
          <Button onClick={() => onRequest({ ...loanRequest, amount })}>
            {text('unmatched.ask', { amount: rupees(amount) })}
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
