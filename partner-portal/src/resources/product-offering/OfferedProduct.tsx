import {
  LoadState,
  PageHeader,
  Panel,
  Panels,
  useCallQuery,
  useLanguage,
} from '@marketplace/shared/admin';
import { ApiError, getProductOffering } from '@marketplace/shared/api';
import { formatRupees } from '@marketplace/shared/format';
import { optionLabel } from '@marketplace/shared/schema';
import { NotFoundPage, useTranslate } from '@marketplace/shared/ui';
import { useParams } from 'react-router-dom';
import { EarningsEstimate } from './EarningsEstimate';
import { LenderTerms } from './LenderTerms';
import { PreCheck } from './PreCheck';
import styles from './productOffering.module.css';
import { ShareProduct } from '../../share';

/** One product: what it earns, a link to share, a check of a customer, and each lender's terms. */
export function OfferedProduct() {
  const { product_id: product = '' } = useParams();
  const translate = useTranslate();
  const language = useLanguage();
  const { data, error, refetch } = useCallQuery(getProductOffering, { params: { product } });
  if (error instanceof ApiError && error.status === 404)
    return <NotFoundPage inside home="/partner/product-offering" />;
  const hasLenders = data !== undefined && data.lenders.length > 0;
  return (
    <>
      <PageHeader
        title={optionLabel('product', product, language)}
        trail={[
          { label: translate('portal.dashboard'), to: '/' },
          { label: translate('offering.title'), to: '/product-offering' },
        ]}
      />
      {!data && <LoadState error={error} onRetry={() => void refetch()} lines={4} height="160px" />}
      {data && (
        <Panels>
          {hasLenders && <EarningsEstimate key={product} product={product} />}
          <ShareProduct product={product} link={data.link} />
          {hasLenders && <PreCheck key={`check ${product}`} product={product} />}
          <Panel title={translate('offering.lenders_title')} size="full">
            <p className={styles['muted']}>
              {hasLenders ? translate('offering.lenders_about') : translate('offering.no_slabs')}
              {data.flat_fee > 0 && (
                <>
                  {' '}
                  {translate('offering.flat_fee', {
                    amount: formatRupees(data.flat_fee, language),
                  })}
                </>
              )}
            </p>
            {data.lenders.map((lender) => (
              <LenderTerms key={lender.lender_id} lender={lender} />
            ))}
          </Panel>
        </Panels>
      )}
    </>
  );
}
