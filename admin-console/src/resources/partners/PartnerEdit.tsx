import Stack from '@mui/material/Stack';
import {
  AutosaveField,
  Card,
  Columns,
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

const SECTIONS = [
  { id: 'revenue', fields: ['revenue_percent', 'revenue_flat_fee'] },
  { id: 'links', fields: ['utm_id'] },
] as const;

const REVERTIBLE = SECTIONS.flatMap(({ fields }): readonly string[] => fields);

function PartnerSections({ partner }: { partner: RaRecord }) {
  const translate = useTranslate();
  const save = useSave('partners', translate('partners.updated'), translate('kit.error'));
  const sections = SECTIONS.map(({ id, fields }) => (
    <Card key={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{translate(`partners.sections.${id}`)}</h2>
      <p>{translate(`partners.leads.${id}`)}</p>
      <Columns>
        {fields.map((field) => (
          <AutosaveField
            key={field}
            schema={partnerSchema}
            field={getFieldDescription(partnerSchema, field)}
            record={partner}
            save={(value) => save(partner, { [field]: value })}
          />
        ))}
      </Columns>
    </Card>
  ));
  return (
    <>
      <Columns min="30rem" sx={{ gap: '0 24px', alignItems: 'start' }}>
        <Stack spacing={3} sx={{ mb: 3 }}>
          {sections}
          <PartnerStatus partner={partner} />
        </Stack>
        <Stack spacing={3} sx={{ mb: 3 }}>
          <PartnerPayoutAccount partnerId={Number(partner.id)} />
          <PartnerGstinSection partnerId={Number(partner.id)} />
          <PartnerBrand partnerId={Number(partner.id)} />
        </Stack>
      </Columns>
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
