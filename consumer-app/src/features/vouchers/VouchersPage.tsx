import { type AnswerOf, getVouchers } from '@marketplace/shared/api';
import { formatLongDate } from '@marketplace/shared/format';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../session';
import { QueryFailure, Loading, PageHeading, Reference } from '../../ui';
import { useTexts, defineTexts } from '../../i18n';
import { useLanguage, RecordText } from '../../language';
import styles from './vouchers.module.css';
import { vouchersTexts as english } from '../../i18n/en/vouchers';

const vouchersTexts = defineTexts('vouchers', {
  en: english,
  hi: async () => (await import('../../i18n/hi/vouchers')).vouchersTexts,
});

type Voucher = AnswerOf<typeof getVouchers>['data'][number];

/** Discount vouchers at /user/vouchers, each with its code to copy. */
export function VouchersPage() {
  const text = useTexts(vouchersTexts);
  const found = useQuery({ ...api.query(getVouchers), select: ({ data }) => data });
  return (
    <div className={styles['page']}>
      <PageHeading title={text('title')} />
      <p>{text('intro')}</p>
      {found.isPending && <Loading label={text('loading')} height="6rem" lines={3} />}
      <QueryFailure title={text('load_failed')} query={found} again={text('retry')} />
      {found.data?.length === 0 && <p>{text('none')}</p>}
      {found.data && (
        <ul className={styles['list']}>
          {found.data.map((voucher) => (
            <li key={voucher.id}>
              <VoucherCard voucher={voucher} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function VoucherCard({ voucher }: { voucher: Voucher }) {
  const text = useTexts(vouchersTexts);
  const language = useLanguage();
  const { shop, offer, offer_hi, terms, terms_hi, code, valid_until } = voucher;
  return (
    <article className={styles['card']} aria-label={shop}>
      <h2>{shop}</h2>
      <p className={styles['offer']}>
        <RecordText text={offer} hindi={offer_hi} />
      </p>
      <p>
        <RecordText text={terms} hindi={terms_hi} />
      </p>
      <p className={styles['muted']}>
        {text('valid', { day: formatLongDate(valid_until, language) })}
      </p>
      <Reference className={styles['code']} label={text('code')} value={code} />
    </article>
  );
}
