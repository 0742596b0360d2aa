import { Note, Panel, useClient, useTexts } from '@marketplace/shared/admin';
import { estimateEarnings } from '@marketplace/shared/api';
import { formatRupees } from '@marketplace/shared/format';
import { PROPOSED_LOAN } from '@marketplace/shared/lending';
import { RupeesField, type RupeesInput } from '@marketplace/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useDebouncedEvent } from 'react-admin';
import styles from './productOffering.module.css';

/** Milliseconds from the last key press to the call of the server. */
const TYPING_PAUSE = 300;

/** Shows for an amount what a disbursal by each lender would earn the partner today. */
export function EarningsEstimate({ product }: { product: string }) {
  const { translate, language } = useTexts();
  const client = useClient();
  const id = useId();
  const [input, setInput] = useState<RupeesInput>(PROPOSED_LOAN.amount);
  const [amount, setAmount] = useState<number>(PROPOSED_LOAN.amount);
  const ask = useDebouncedEvent((value: number) => setAmount(value), TYPING_PAUSE);
  const { data = [] } = useQuery({
    queryKey: ['product-earnings', product, amount],
    queryFn: async ({ signal }) =>
      (await client.call(estimateEarnings, { params: { product }, query: { amount }, signal }))
        .data,
    placeholderData: keepPreviousData,
  });
  const paying = data
    .flatMap((row) => (row.earns === null ? [] : [{ ...row, earns: row.earns }]))
    .toSorted((a, b) => b.earns - a.earns);
  const [best] = paying;
  return (
    <Panel title={translate('offering.earn.title')}>
      <RupeesField
        id={id}
        label={translate('offering.earn.amount')}
        value={input}
        {...(typeof input === 'string' && { error: translate('validation.not_number') })}
        onValueChange={(value) => {
          setInput(value);
          if (typeof value === 'number' && value > 0) ask(value);
        }}
      />
      <div role="status" className={styles['bestOffer']}>
        {best ? (
          <>
            <strong>{formatRupees(best.earns, language, 'always')}</strong>
            <span>{translate('offering.earn.best', { lender: best.name })}</span>
          </>
        ) : (
          <span>{translate('offering.earn.none')}</span>
        )}
      </div>
      <details className={styles['allOffers']}>
        <summary>{translate('offering.earn.each')}</summary>
        <ul className={styles['earnings']}>
          {paying.map(({ lender_id, name, earns, next_amount: next, next_earns: more }) => (
            <li key={lender_id}>
              <span>{name}</span>
              <strong>{formatRupees(earns, language, 'always')}</strong>
              {next !== null && more !== null && (
                <small>
                  {translate('offering.earn.next', {
                    amount: formatRupees(next, language),
                    earns: formatRupees(more, language, 'always'),
                  })}
                </small>
              )}
            </li>
          ))}
        </ul>
      </details>
      <Note>{translate('offering.earn.about')}</Note>
    </Panel>
  );
}
