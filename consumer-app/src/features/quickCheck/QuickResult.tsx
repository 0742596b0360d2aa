import type { AnswerOf, quickCheck } from '@marketplace/shared/api';
import { formatMonths, formatPercent, formatRupees } from '@marketplace/shared/format';
import type { LoanRequest } from '@marketplace/shared/lending';
import { Button } from '@marketplace/shared/ui';
import { useState } from 'react';
import { useTexts } from '../../i18n';
import { useLanguage } from '../../language';
import { Monogram } from '../../offers';
import { paths } from '../../paths';
import { findProduct } from '../../products';
import { fetchProfile } from '../../profile';
import { chooseProduct, session, useNavigateAfter } from '../../session';
import { Link, PageHeading } from '../../ui';
import { LoanLine } from './LoanLine';
import styles from './quickCheck.module.css';
import { quickCheckTexts } from './texts';

export type QuickResultData = AnswerOf<typeof quickCheck>['data'];

/** Continues to the person's own offers: by the sign-in, or straight on for who is signed in. */
function useOwnOffers() {
  const navigateAfter = useNavigateAfter();
  const [busy, setBusy] = useState(false);
  const run = () =>
    void navigateAfter(async () => {
      const personal = findProduct('personal_loan');
      if (personal) chooseProduct(personal.type, personal.id);
      if (!session.signedIn || !session.userId) return paths.login;
      setBusy(true);
      // Puts the answers into the profile; the form asks for what is not there.
      await fetchProfile(session.userId).catch(() => undefined);
      return paths.next;
    });
  return { run, busy };
}

interface Props {
  answers: LoanRequest;
  result: QuickResultData;
  /** Checks another loan. */
  onAsk: (loan: LoanRequest) => void;
}

/** Who would lend, at which price and how soon, and which longer tenure helps. */
export function QuickResult({ answers, result, onAsk }: Props) {
  const t = useTexts(quickCheckTexts);
  const language = useLanguage();
  const own = useOwnOffers();
  const { advice, best, full_amount, lenders, matching } = result;
  const rupees = (amount: number) => formatRupees(amount, language, 'never');
  const months = (count: number) => formatMonths(count, language);
  const percent = (value: number) => formatPercent(value, language, { min: 2, max: 2 });
  const loan = { amount: rupees(answers.amount), tenure: months(answers.tenure_months) };
  const hours = (count: number) =>
    count < 48 ? t('hours', { count }) : t('days', { count: Math.ceil(count / 24) });
  const figure = ({ by, apr, emi, amount, hours: soon }: QuickResultData['best'][number]) =>
    ({
      apr: percent(apr),
      emi: rupees(emi),
      money: soon === null ? '' : hours(soon),
      amount: rupees(amount),
    })[by];
  return (
    <div className={styles.page}>
      <PageHeading
        title={
          full_amount > 0
            ? t('result.full', { count: full_amount, ...loan })
            : t('result.none', loan)
        }
      />
      <LoanLine loan={answers} />
      <p className={styles.intro}>
        {t('result.asked', { count: matching, lenders })}{' '}
        {full_amount === 0 && matching > 0 && t('result.smaller', { count: matching })}
      </p>
      {best.length > 0 && (
        <ul className={styles.best}>
          {best.map((offer) => (
            <li key={offer.by}>
              <h2>{t(`best.${offer.by}`)}</h2>
              <strong className={styles.figure}>{figure(offer)}</strong>
              <p className={styles.lender}>
                <Monogram lender={offer} />
                <span>{offer.name}</span>
              </p>
              <p>
                {t('best.terms', {
                  apr: percent(offer.apr),
                  emi: rupees(offer.emi),
                  tenure: months(offer.tenure_months),
                })}
              </p>
            </li>
          ))}
        </ul>
      )}
      {advice && (
        <section className={styles.advice} aria-labelledby="advice">
          <h2 id="advice">
            {advice.other_emis === null
              ? t(full_amount > 0 ? 'advice.more' : 'advice.other', {
                  count: advice.lenders,
                  amount: rupees(advice.amount),
                  tenure: months(advice.tenure_months),
                })
              : t('advice.emis', {
                  count: advice.lenders,
                  amount: rupees(advice.amount),
                  emis: rupees(advice.other_emis),
                })}
          </h2>
          <p>{t('advice.figures', { emi: rupees(advice.emi), apr: percent(advice.apr) })}</p>
          {advice.other_emis === null && (
            <Button
              variant="secondary"
              onClick={() => onAsk({ amount: advice.amount, tenure_months: advice.tenure_months })}
            >
              {t('advice.ask', {
                amount: rupees(advice.amount),
                tenure: months(advice.tenure_months),
              })}
            </Button>
          )}
        </section>
      )}
      <section className={styles.own} aria-labelledby="own">
        <h2 id="own">{t('own.title')}</h2>
        <p>{t('own.text')}</p>
        <Button wide busy={own.busy} onClick={own.run}>
          {t('own.confirm')}
        </Button>
        <Link to={paths.quickCheck}>{t('own.change')}</Link>
      </section>
      <p className={styles.small}>{t('own.not_kept')}</p>
    </div>
  );
}
