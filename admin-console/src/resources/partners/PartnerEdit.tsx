import {
  AutosaveField,
  EditPage,
  Panels,
  PartnerUsersPanel,
  useSave,
} from '@marketplace/shared/admin';
import { getFieldDescription, partnerSchema } from '@marketplace/shared/schema';
import { useTranslate } from '@marketplace/shared/ui';
import type { RaRecord } from 'react-admin';
import { RecordHistory } from '../../history';
import { PartnerBrand } from './PartnerBrand';
import { PartnerGstinSection } from './PartnerGstinSection';
import { PartnerPayoutAccount } from './PartnerPayoutAccount';
import { PartnerStatus } from './PartnerStatus';
import styles from './partners.module.css';

const SECTIONS = [
  { id: 'revenue', fields: ['revenue_percent', 'revenue_flat_fee'] },
  { id: 'links', fields: ['utm_id'] },
] as const;

const REVERTIBLE = SECTIONS.flatMap(({ fields }): readonly string[] => fields);

function PartnerSections({ partner }: { partner: RaRecord }) {
  const translate = useTranslate();
  const save = useSave('partners', translate('partners.updated'), translate('kit.error'));
  const sections = SECTIONS.map(({ id, fields }) => (
    <section key={id} className={styles['section']} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{translate(`partners.sections.${id}`)}</h2>
      <p>{translate(`partners.leads.${id}`)}</p>
      <div className={styles['row']}>
        {fields.map((field) => (
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
  ));
  return (
    <>
      <div className={styles['sections']}>
        <div>
          {sections}
          <PartnerStatus partner={partner} />
        </div>
        <div>
          <PartnerPayoutAccount partnerId={Number(partner.id)} />
          <PartnerGstinSection partnerId={Number(partner.id)} />
          <PartnerBrand partnerId={Number(partner.id)} />
        </div>
      </div>
      <Panels>
        <PartnerUsersPanel partnerId={Number(partner.id)} />
        <RecordHistory collection="partners" record={partner} fields={REVERTIBLE} save={save} />
      </Panels>
    </>
  );
}

export function PartnerEdit() {
  const translate = useTranslate();
  return (
    <EditPage
      title={translate('ui.admin_routes.partner')}
      about={(partner) => String(partner['name'])}
    >
      {(partner) => <PartnerSections partner={partner} />}
    </EditPage>
  );
}
