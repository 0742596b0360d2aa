import { Button } from '@marketplace/shared/ui';
import {
  getLenderPath,
  Monogram,
  getReason,
  isAllowedAmount,
  useOffersTexts,
} from '../../../offers';
import { Link } from '../../../ui';
import type { UnmatchedLender } from '@marketplace/shared/api';
import type { LoanRequest } from '@marketplace/shared/lending';
import { Fold } from '../Fold';
import { formatReasonGroup, groupByReason } from './groupByReason';
import styles from './unmatched.module.css';

const byName = new Intl.Collator('en-IN', { numeric: true });

interface Props {
  lenders: readonly UnmatchedLender[];
  onRequest: (loanRequest: LoanRequest) => void;
}

/** Lists every lender without an offer, folded by its first reason: by name, with the loan that it would lend. */
export function UnmatchedLenders({ lenders, onRequest }: Props) {
  const texts = useOffersTexts();
  const { text, language, rupees, months } = texts;
  if (lenders.length === 0) return <p className={styles['none']}>{text('unmatched.none')}</p>;
  return (
    <section className={styles['unmatched']} aria-labelledby="unmatched">
      <header>
        <h2 id="unmatched">{text('unmatched.title', { count: lenders.length })}</h2>
        <p>{text('unmatched.intro')}</p>
      </header>
      {groupByReason(lenders).map((group) => (
        <Fold key={group.kind} name={group.kind} summary={formatReasonGroup(group, texts)}>
          <ul>
            {group.lenders
              .toSorted((a, b) => byName.compare(a.name, b.name))
              .map((lender) => {
                const step = lender.steps.find(
                  ({ amount, other_emis }) => other_emis === null && isAllowedAmount(amount),
                );
                const params = step && {
                  amount: rupees(step.amount),
                  tenure: months(step.tenure_months),
                  lender: lender.name,
                };
                return (
                  <li key={lender.lender_id}>
                    <Monogram lender={lender} />
                    <div>
                      <h3>
                        <Link to={getLenderPath(lender)}>{lender.name}</Link>
                      </h3>
                      <p>{getReason(lender, text, language)}</p>
                      {step && params && (
                        <Button
                          variant="ghost"
                          size="small"
                          aria-label={text('advice.ask_of', params)}
                          onClick={() =>
                            onRequest({ amount: step.amount, tenure_months: step.tenure_months })
                          }
                        >
                          {text('advice.ask', params)}
                        </Button>
                      )}
                    </div>
                  </li>
                );
              })}
          </ul>
        </Fold>
      ))}
    </section>
  );
}
