import { Note, Panel, Panels, QueryPage, useCallQuery, useTexts } from '@marketplace/shared/admin';
import { getProductOffering } from '@marketplace/shared/api';
import { formatRupees } from '@marketplace/shared/format';
import { getOptionLabel } from '@marketplace/shared/schema';
import { useParams } from 'react-router-dom';
import { EarningsEstimate } from './EarningsEstimate';
import { LenderTerms } from './LenderTerms';
import { PreCheck } from './PreCheck';
import { ShareProduct } from '../../share';

/** Shows one product: what it earns, a link to share, a check of a customer, and each lender's terms. */
export function OfferedProduct() {
  const { product_id: product = '' } = useParams();
  const { translate, language } = useTexts();
  const query = useCallQuery(getProductOffering, { params: { product } });
  const hasLenders = query.data !== undefined && query.data.lenders.length > 0;
  return (
    <QueryPage
      query={query}
      title={getOptionLabel('product', product, language)}
      trail={[
        { label: translate('portal.dashboard'), to: '/' },
        { label: translate('offering.title'), to: '/product-offering' },
      ]}
      lines={4}
      height="160px"
    >
      {({ lenders, link, flat_fee }) => (
        <Panels>
          {hasLenders && <EarningsEstimate key={product} product={product} />}
          <ShareProduct product={product} link={link} />
          {hasLenders && <PreCheck key={`check ${product}`} product={product} />}
          <Panel title={translate('offering.lenders_title')} size="full">
            <Note>
              {hasLenders ? translate('offering.lenders_about') : translate('offering.no_slabs')}
              {flat_fee > 0 && (
                <>
                  {' '}
                  {translate('offering.flat_fee', {
                    amount: formatRupees(flat_fee, language),
                  })}
                </>
              )}
            </Note>
            {lenders.map((lender) => (
              <LenderTerms key={lender.lender_id} lender={lender} />
            ))}
          </Panel>
        </Panels>
      )}
    </QueryPage>
  );
}
