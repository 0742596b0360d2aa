import { getOwnScore } from '@marketplace/shared/api';
import { formatDateTime, formatLongDate } from '@marketplace/shared/format';
import { buttonClass } from '@marketplace/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../i18n';
import { getFormPath, getOffersPath } from '../../journey/getPathAfterLogin';
import { useLanguage } from '../../language';
import { ConsentsNeeded } from '../../offers';
import { paths } from '../../paths';
import { getLoanProduct } from '../../products';
import { api, useSession } from '../../session';
import { Link, Loading, PageHeading, QueryFailure } from '../../ui';
import { ScoreMeter } from './ScoreMeter';
import { ScoreSteps } from './ScoreSteps';
import styles from './score.module.css';
import { type OwnScore, scoreTexts } from './texts';

/** What moves a score, the strongest first. */
const CAUSES = ['paid', 'used', 'asked', 'age', 'errors'] as const;

function NoScore({ data, onGiven }: { data: OwnScore; onGiven: () => void }) {
  const text = useTexts(scoreTexts);
  const { userId = '', productType } = useSession();
  if (data.complete && !data.consented)
    return <ConsentsNeeded inside userId={userId} purposes={['bureau']} onGiven={onGiven} />;
  return (
    <section className={styles['card']} aria-labelledby="no-score">
      <h2 id="no-score">{text(data.complete ? 'none.title' : 'none.unfinished')}</h2>
      <p>{text(data.complete ? 'none.text' : 'none.unfinished_text', { bureau: data.bureau })}</p>
      {data.steps[0]?.from === 0 && <p>{text('none.any')}</p>}
      {!data.complete && (
        <Link className={buttonClass()} to={getFormPath(productType) ?? paths.profile}>
          {text('none.go')}
        </Link>
      )}
    </section>
  );
}

function ScoreHistory({ data }: { data: OwnScore }) {
  const text = useTexts(scoreTexts);
  const language = useLanguage();
  if (data.history.length < 2) return null;
  return (
    <section className={styles['card']} aria-labelledby="history">
      <h2 id="history">{text('history')}</h2>
      <ol className={styles['history']}>
        {data.history.map(({ score, at }, index) => {
          const before = data.history[index + 1]?.score;
          const change = before === undefined ? 0 : score - before;
          return (
            <li key={at}>
              <span>{formatLongDate(at.slice(0, 10), language)}</span>
              <strong>{score}</strong>
              <span>
                {change !== 0 && text(change > 0 ? 'up' : 'down', { count: Math.abs(change) })}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function ScoreContent({ data, onGiven }: { data: OwnScore; onGiven: () => void }) {
  const text = useTexts(scoreTexts);
  const language = useLanguage();
  const { productType } = useSession();
  const { score, at, bureau } = data;
  return (
    <>
      {score === null ? (
        <NoScore data={data} onGiven={onGiven} />
      ) : (
        <section className={styles['card']} aria-label={text('title')}>
          <ScoreMeter score={score} />
          <p>
            {text('from', { bureau })}{' '}
            {at === null ? text('date_unknown') : formatDateTime(at, language)}
          </p>
          <p className={styles['muted']}>{text('safe')}</p>
        </section>
      )}
      <ScoreSteps data={data} />
      <section className={styles['card']} aria-labelledby="causes">
        <h2 id="causes">{text('causes.title')}</h2>
        <dl className={styles['causes']}>
          {CAUSES.map((cause) => (
            <div key={cause}>
              <dt>{text(`causes.${cause}`)}</dt>
              <dd>{text(`causes.${cause}_text`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <ScoreHistory data={data} />
      <p className={styles['links']}>
        <Link
          className={buttonClass({ variant: 'secondary' })}
          to={getOffersPath(productType) ?? paths.products}
        >
          {text('offers')}
        </Link>
        {data.consented && <Link to={paths.privacyCentre}>{text('privacy')}</Link>}
      </p>
    </>
  );
}

/** The person's credit score at /user/score: what it is, what moves it, and which lenders open at which score. */
export function ScorePage() {
  const text = useTexts(scoreTexts);
  const { userId = '', productType } = useSession();
  const found = useQuery({
    ...api.query(getOwnScore, {
      params: { id: userId },
      query: { product: getLoanProduct(productType) },
    }),
    select: ({ data }) => data,
  });
  return (
    <div className={styles['page']}>
      <header>
        <PageHeading title={text('title')} />
        <p className={styles['muted']}>{text('intro')}</p>
      </header>
      {found.isPending && <Loading label={text('loading')} lines={3} height="6rem" />}
      <QueryFailure title={text('failed')} query={found} again={text('retry')} />
      {found.data && <ScoreContent data={found.data} onGiven={() => void found.refetch()} />}
    </div>
  );
}
