import { wishForProduct } from '@marketplace/shared/api';
import { formatMoment, formatRateText } from '@marketplace/shared/format';
import { Button } from '@marketplace/shared/ui';
import type { ReactNode } from 'react';
import { useSubmit } from '../form';
import { useTexts } from '../i18n';
import { RecordText, useLanguage } from '../language';
import { type ProductLender, useProductLenders } from '../offers';
import { refreshServerData } from '../profile';
import { api, useSession } from '../session';
import { type Fact, Facts, Failure, Loading, QueryFailure } from '../ui';
import rows from '../ui/facts/factRows.module.css';
import { CancelRequest } from './CancelRequest';
import styles from './leads.module.css';
import { leadTexts } from './texts';
import { type CalledBackProduct, findLead, useOwnLeads } from './useOwnLeads';

/** Says who calls, on what terms, and where to complain. */
function Caller({ lender }: { lender: ProductLender }) {
  const text = useTexts(leadTexts);
  const language = useLanguage();
  const facts: Fact[] = [
    ...(lender.interest_rate
      ? [
          [
            text('behind.rate'),
            <RecordText key="rate" text={formatRateText(lender.interest_rate, language)} />,
          ] as const,
        ]
      : []),
    [text('behind.complaints'), lender.grievance_contact],
  ];
  return (
    <section className={styles['card']} aria-labelledby={`caller-${lender.lender_id}`}>
      <div className={styles['caller']}>
        <h2 id={`caller-${lender.lender_id}`}>{text('behind.calls', { lender: lender.name })}</h2>
        <p>
          <RecordText text={lender.lender_description} hindi={lender.lender_description_hi} />
        </p>
      </div>
      <Facts className={rows['rows']} facts={facts} />
    </section>
  );
}

/** Says that nobody offers the product yet, and remembers the person's wish until they take it back. */
function NotOffered({ product }: { product: CalledBackProduct }) {
  const text = useTexts(leadTexts);
  const language = useLanguage();
  const { userId = '' } = useSession();
  const found = useOwnLeads();
  const { send, busy, failure } = useSubmit();
  const lead = found.data && findLead(found.data, product);
  const wish = () =>
    send(async () => {
      await api.call(wishForProduct, { params: { id: userId, product }, body: {} });
      refreshServerData();
    });
  return (
    <section className={styles['card']} aria-labelledby="not-offered">
      <div className={styles['caller']}>
        <h2 id="not-offered">{text('not_yet.title')}</h2>
        <p>{text('not_yet.text')}</p>
        {failure && <Failure pending={busy} title={text('not_yet.failed')} text={failure} />}
        <QueryFailure title={text('failed')} query={found} again={text('retry')} />
        {lead?.stage === 'wished' ? (
          <>
            <p role="status">
              {text('not_yet.noted', { when: formatMoment(lead.updated_at, language) })}
            </p>
            <CancelRequest lead={lead} />
          </>
        ) : (
          <Button busy={busy} onClick={() => void wish()}>
            {text('not_yet.wish')}
          </Button>
        )}
      </div>
    </section>
  );
}

interface Props {
  product: CalledBackProduct;
  /** Whether to show who calls; false where the page compares them itself. */
  introduced?: boolean;
  children: ReactNode;
}

/** Shows who stands behind a product and then the children; where nobody does, that it is not offered yet. */
export function OfferedBy({ product, introduced = true, children }: Props) {
  const text = useTexts(leadTexts);
  const found = useProductLenders(product);
  if (found.isPending) return <Loading label={text('behind.loading')} lines={4} height="4rem" />;
  if (found.data?.length === 0) return <NotOffered product={product} />;
  return (
    <>
      <QueryFailure title={text('behind.failed')} query={found} again={text('retry')} />
      {introduced && found.data?.map((lender) => <Caller key={lender.lender_id} lender={lender} />)}
      {children}
    </>
  );
}
