import Typography from '@mui/material/Typography';
import { LoadState, Note, PageHeader, useCallQuery, useTexts } from '@marketplace/shared/admin';
import { type AnswerOf, getProductOfferings } from '@marketplace/shared/api';
import { formatRupeesLong } from '@marketplace/shared/format';
import { getOptionLabel } from '@marketplace/shared/schema';
import { useTranslate } from '@marketplace/shared/ui';
import { Link } from 'react-router-dom';
import styles from './productOffering.module.css';
import { formatPayment } from '../../products';

type Product = AnswerOf<typeof getProductOfferings>['data'][number];

function ProductCard({ product }: { product: Product }) {
  const { translate, language } = useTexts();
  const { lenders, amount_min: min, amount_max: max } = product;
  return (
    <li>
      <h2>
        <Link to={`/product-offering/${product.product}`}>
          {getOptionLabel('product', product.product, language)}
        </Link>
      </h2>
      {lenders > 0 && (
        <Typography sx={{ fontWeight: 600 }}>
          {translate('offering.up_to', { pay: formatPayment(product, translate, language) })}
        </Typography>
      )}
      <Note>
        {translate(lenders > 0 ? 'offering.lenders' : 'offering.no_slabs', { count: lenders })}
        {min !== null && max !== null && (
          <>
            {' · '}
            {translate('kit.criteria.between', {
              min: formatRupeesLong(min, language),
              max: formatRupeesLong(max, language),
            })}
          </>
        )}
      </Note>
    </li>
  );
}

export function ProductOffering() {
  const translate = useTranslate();
  const { data, error, refetch } = useCallQuery(getProductOfferings);
  return (
    <>
      <PageHeader
        title={translate('offering.title')}
        trail={[{ label: translate('portal.dashboard'), to: '/' }]}
      >
        {translate('offering.about')}
      </PageHeader>
      {!data && <LoadState error={error} onRetry={() => void refetch()} lines={6} height="96px" />}
      <ul className={styles['products']}>
        {data?.map((product) => (
          <ProductCard key={product.product} product={product} />
        ))}
      </ul>
    </>
  );
}
