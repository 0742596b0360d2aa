import {
  toApiError,
  AutosaveField,
  LoadFailure,
  PageHeader,
  useSave,
} from '@marketplace/shared/admin';
import { getFieldDescription, partnerSchema } from '@marketplace/shared/schema';
import { NotFoundPage, Skeleton, useTranslate } from '@marketplace/shared/ui';
import { type RaRecord, useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import { PartnerUsers } from './PartnerUsers';
import styles from './partners.module.css';

const SECTIONS = [
  { id: 'revenue', fields: ['revenue_percent', 'revenue_flat_fee'] },
  { id: 'links', fields: ['utm_id'] },
] as const;

/** What one partner earns and what its links carry. */
export function PartnerEdit() {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const { data: partner, error, refetch } = useGetOne<RaRecord>('partners', { id });
  const save = useSave('partners', translate('partners.updated'), translate('kit.error'));
  const trail = [{ label: translate('ui.admin_routes.partners'), to: '/partners' }];
  const failed = toApiError(error);
  const failure = partner ? undefined : failed;
  if (failed?.status === 404) return <NotFoundPage inside home="/admin/partners" />;
  const name = String(partner?.['name'] ?? translate('ui.admin_routes.partner'));
  return (
    <>
      <PageHeader title={name} trail={trail}>
        {partner && String(partner['title'])}
      </PageHeader>
      {failure && <LoadFailure text={failure.message} onRetry={() => void refetch()} />}
      {!partner && !failure && <Skeleton height={240} />}
      {partner &&
        SECTIONS.map((section) => (
          <section
            key={section.id}
            className={styles['section']}
            aria-labelledby={`${section.id}-title`}
          >
            <h2 id={`${section.id}-title`}>{translate(`partners.sections.${section.id}`)}</h2>
            <p>{translate(`partners.leads.${section.id}`)}</p>
            <div className={styles['row']}>
              {section.fields.map((field) => (
                <AutosaveField
                  key={field}
                  schema={partnerSchema}
                  field={getFieldDescription(partnerSchema, field)}
                  record={partner}
                  save={(value) => save(partner, { [field]: value })}
                />
              ))}
            </div>
          </section>
        ))}
      {partner && <PartnerUsers partnerId={Number(partner.id)} />}
    </>
  );
}
