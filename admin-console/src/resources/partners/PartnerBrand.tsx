import { Card, LoadState, useClient, useConfirm, useTexts } from '@marketplace/shared/admin';
import { getPartnerBrand, resetPartnerBrand } from '@marketplace/shared/api';
import { getBrand } from '@marketplace/shared/branding';
import { formatDateTime } from '@marketplace/shared/format';
import { BrandMark, Button, notify } from '@marketplace/shared/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import styles from './partners.module.css';

/** Shows the brand that a partner has set itself; an admin may reset it. */
export function PartnerBrand({ partnerId }: { partnerId: number }) {
  const { translate, language } = useTexts();
  const client = useClient();
  const confirm = useConfirm();
  const queryClient = useQueryClient();
  const params = { partnerId: String(partnerId) };
  const query = client.query(getPartnerBrand, { params });
  const { data, error, refetch } = useQuery({ ...query, select: (answer) => answer.data });
  const reset = async () => {
    const title = translate('partners.brand_reset');
    const isDone = await confirm({
      title,
      text: translate('partners.brand_reset_about'),
      confirmLabel: title,
      destructive: true,
      action: async () =>
        queryClient.setQueryData(
          query.queryKey,
          await client.call(resetPartnerBrand, { params, body: {} }),
        ),
    });
    if (isDone) notify.success(translate('partners.brand_was_reset'));
  };
  return (
    <Card aria-labelledby="brand-title">
      <h2 id="brand-title">{translate('partners.sections.brand')}</h2>
      {!data && <LoadState error={error} onRetry={() => void refetch()} lines={2} height="24px" />}
      {data && (
        <>
          <p>
            {data.brand
              ? translate('partners.brand_own', {
                  name: data.saved_by,
                  at: formatDateTime(data.saved_at, language),
                })
              : translate('partners.brand_listed')}
          </p>
          <div className={styles['brand']}>
            <BrandMark brand={getBrand(data.partner_name, data.brand)} size={32} />
            {data.brand && (
              <Button variant="secondary" size="small" onClick={() => void reset()}>
                {translate('partners.brand_reset')}
              </Button>
            )}
          </div>
        </>
      )}
    </Card>
  );
}
