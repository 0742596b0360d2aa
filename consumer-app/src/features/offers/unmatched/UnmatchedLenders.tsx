import { Button } from '@marketplace/shared/ui';
import { getLenderPath, Monogram, getReasons, useOffersTexts } from '../../../offers';
import { Link } from '../../../ui';
import type { UnmatchedLender } from '@marketplace/shared/api';
import styles from './unmatched.module.css';
import { getAffordableAmount } from '../affordable';

const byName = new Intl.Collator('en-IN', { numeric: true });

interface Props {
  lenders: readonly UnmatchedLender[];
  onAmount: (amount: number) => void;
}

/** Lists every lender without an offer, by name, with the reasons and the amount that it would lend. */
export function UnmatchedLenders({ lenders, onAmount }: Props) {
  const { text, language, rupees } = useOffersTexts();
  const sorted = [...lenders].sort((a, b) => byName.compare(a.name, b.name));
  if (lenders.length === 0) return <p className={styles['none']}>{text('unmatched.none')}</p>;
  return (
    <section className={styles['unmatched']} aria-labelledby="unmatched">
      <header>
        <h2 id="unmatched">{text('unmatched.title', { count: lenders.length })}</h2>
        <p>{text('unmatched.intro')}</p>
      </header>
      <ul>
        {sorted.map((lender) => {
          const affordable = getAffordableAmount(lender);
          const amount = affordable === undefined ? '' : rupees(affordable);
          return (
            <li key={lender.lender_id}>
              <Monogram name={lender.name} />
              <div>
                <h3>
                  <Link to={getLenderPath(lender)}>{lender.name}</Link>
                </h3>
                {getReasons(lender, text, language).map((reason) => (
                  <p key={reason}>{reason}</p>
                ))}
                {affordable !== undefined && (
                  <Button
                    variant="ghost"
                    size="small"
                    aria-label={text('affordable.ask_of', { amount, lender: lender.name })}
                    onClick={() => onAmount(affordable)}
                  >
                    {text('empty.ask', { amount })}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
