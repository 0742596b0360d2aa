import { useTexts } from '../../i18n';
import { getLenderPath } from '../../offers';
import { Link } from '../../ui';
import styles from './score.module.css';
import { type OwnScore, scoreTexts } from './texts';

/** Which lenders open at which score, by their own criteria, and whether they then have an offer. */
export function ScoreSteps({ data: { score, steps, complete } }: { data: OwnScore }) {
  const text = useTexts(scoreTexts);
  return (
    <section className={styles['card']} aria-labelledby="steps">
      <h2 id="steps">{text('steps.title')}</h2>
      <p className={styles['muted']}>{text('steps.intro')}</p>
      <ol className={styles['steps']}>
        {steps.map(({ from, lenders }) => {
          const isOpen = from === 0 || (score !== null && score >= from);
          const matching = lenders.filter(({ matches }) => matches).length;
          return (
            <li key={from} data-open={isOpen}>
              <h3>
                {from === 0 ? text('steps.any') : text('steps.from', { score: from })}{' '}
                <span>
                  {isOpen && text('steps.open')}
                  {!isOpen && score !== null && text('steps.away', { count: from - score })}
                </span>
              </h3>
              <p>
                {text('steps.lenders', { count: lenders.length })}
                {complete && ` ${text('steps.matching', { count: matching })}`}
              </p>
              <ul>
                {lenders.map((lender) => (
                  <li key={lender.lender_id}>
                    <Link to={getLenderPath(lender)}>{lender.name}</Link>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
