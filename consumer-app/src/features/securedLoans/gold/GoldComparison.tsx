import type { AnswerOf, getGoldOffers } from '@marketplace/shared/api';
import { formatNumber, formatPercent } from '@marketplace/shared/format';
import { PROPOSED_LOAN } from '@marketplace/shared/lending';
import { Button, RupeesField, type RupeesInput, SelectField } from '@marketplace/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useController } from 'react-hook-form';
import type { FormValues } from '../../../form';
import { useTexts } from '../../../i18n';
import {
  AMOUNT,
  formatFee,
  getReasons,
  isAllowedAmount,
  Money,
  Monogram,
  useOffersTexts,
} from '../../../offers';
import { Facts, Link, Loading, QueryFailure } from '../../../ui';
import { goldTexts } from '../texts';
import styles from './gold.module.css';
import { useChosenLender } from './useChosenLender';
import { useGoldOffers } from './useGoldOffers';

type GoldOffer = AnswerOf<typeof getGoldOffers>['data']['offers'][number];

/** The loan that the person asks for: ₹ and months. */
interface GoldLoan {
  amount: number;
  months: number;
}

const TENURES = [3, 6, 12, 18, 24, 36] as const;

/** One gold lender: what the loan costs, and how much gold it needs. */
function GoldOfferCard({ offer, asked }: { offer: GoldOffer; asked: GoldLoan }) {
  const text = useTexts(goldTexts);
  const texts = useOffersTexts();
  const { lenderId, keyFactsHref, choose } = useChosenLender();
  const { lender_id, name: lender, ltv_percent, per_gram, grams } = offer;
  const isChosen = lenderId === lender_id;
  const facts = [
    [texts.text('emi'), <Money key="emi" amount={offer.emi} />],
    [texts.text('apr'), texts.apr(offer.apr)],
    [text('compare.rate'), texts.percent(offer.annual_rate)],
    [
      text('compare.per_gram'),
      per_gram === null || ltv_percent === null
        ? texts.text('not_stated')
        : text('compare.per_gram_text', {
            amount: texts.rupees(per_gram),
            percent: formatPercent(ltv_percent, texts.language, { max: 2 }),
          }),
    ],
    [
      text('compare.gold'),
      grams === null
        ? texts.text('not_stated')
        : text('compare.grams', { grams: formatNumber(grams, texts.language) }),
    ],
    [texts.text('amount'), <Money key="amount" amount={offer.amount} />],
    [texts.text('tenure'), texts.months(offer.tenure_months)],
    [texts.text('fee'), formatFee(offer, texts)],
    [texts.text('total_cost'), <Money key="cost" amount={offer.total_cost} />],
  ] as const;
  return (
    <li className={styles['offer']} data-chosen={isChosen}>
      <div className={styles['lender']}>
        <Monogram lender={offer} />
        <h3>{lender}</h3>
      </div>
      <Facts className={styles['figures']} facts={facts} />
      <div className={styles['actions']}>
        <Link to={keyFactsHref(lender_id, asked)} aria-label={texts.text('kfs_of', { lender })}>
          {texts.text('kfs')}
        </Link>
        <Button
          variant={isChosen ? 'secondary' : 'primary'}
          aria-pressed={isChosen}
          aria-label={text(isChosen ? 'compare.chosen_of' : 'compare.choose_of', { lender })}
          onClick={() => choose(isChosen ? undefined : lender_id)}
        >
          {text(isChosen ? 'compare.chosen' : 'compare.choose')}
        </Button>
      </div>
    </li>
  );
}

/**
 * Compares the gold lenders for an amount and a tenure, before the form around it asks for a number. The amount is the
 * form's own answer.
 */
export function GoldComparison({ userId }: { userId: string }) {
  const text = useTexts(goldTexts);
  const texts = useOffersTexts();
  const { loan, lenderId } = useChosenLender();
  const { field } = useController<FormValues>({ name: 'se_loan_amount' });
  const answer = typeof field.value === 'boolean' ? null : (field.value ?? null);
  const [isAnswered, setIsAnswered] = useState(answer !== null);
  const proposed = loan.amount ?? PROPOSED_LOAN.amount;
  const amount: RupeesInput = isAnswered || answer !== null ? answer : proposed;
  const [months, setMonths] = useState<number>(loan.months);
  const isValid = isAllowedAmount(amount);
  const asked = isValid ? amount : PROPOSED_LOAN.amount;
  const found = useGoldOffers(userId, { amount: isValid ? amount : null, months });
  const { rupees } = texts;
  // Who chooses a lender for the proposed amount wants that amount.
  const adopt = useEffectEvent(() => {
    if (!isAnswered && answer === null) field.onChange(proposed);
  });
  useEffect(() => {
    if (lenderId !== undefined) adopt();
  }, [lenderId]);
  return (
    <section className={styles['comparison']} aria-labelledby="gold-lenders">
      <h2 id="gold-lenders">{text('compare.title')}</h2>
      <div className={styles['request']}>
        <RupeesField
          name="gold_amount"
          label={texts.text('amount')}
          value={amount}
          error={
            isValid
              ? undefined
              : texts.text('loan_request.amount_range', {
                  min: rupees(AMOUNT.min),
                  max: rupees(AMOUNT.max),
                })
          }
          onValueChange={(typed) => {
            setIsAnswered(true);
            field.onChange(typed);
          }}
        />
        <SelectField
          name="gold_tenure"
          label={texts.text('tenure')}
          placeholder={null}
          value={String(months)}
          options={TENURES.map((count) => ({ value: String(count), label: texts.months(count) }))}
          onChange={({ currentTarget }) => setMonths(Number(currentTarget.value))}
        />
      </div>
      {found.isPending && isValid && (
        <Loading label={text('compare.loading')} lines={2} height="8rem" />
      )}
      <QueryFailure title={text('compare.failed')} query={found} again={texts.text('retry')} />
      {found.data && (
        <>
          <p className={styles['note']} role="status">
            {text('compare.count', { count: found.data.offers.length })}
          </p>
          <ul className={styles['offers']}>
            {found.data.offers.map((offer) => (
              <GoldOfferCard
                key={offer.lender_id}
                offer={offer}
                asked={{ amount: asked, months }}
              />
            ))}
          </ul>
          {found.data.unmatched.map((lender) => (
            <p key={lender.lender_id} className={styles['note']}>
              <strong>{lender.name}</strong>:{' '}
              {getReasons(lender, texts.text, texts.language).join(' ')}
            </p>
          ))}
          <p className={styles['note']}>{text('compare.note')}</p>
        </>
      )}
    </section>
  );
}
