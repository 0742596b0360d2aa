import {
  FactList,
  FormDialogButton,
  Note,
  Panel,
  SchemaInput,
  useClient,
  useTexts,
} from '@marketplace/shared/admin';
import { type AnswerOf, type getCustomerFile, revealCustomerPan } from '@marketplace/shared/api';
import { formatDateTime, formatNumber, formatRupees } from '@marketplace/shared/format';
import { getOptionLabel, revealSchema } from '@marketplace/shared/schema';
import { readRole } from '@marketplace/shared/session';
import { useState } from 'react';
import { LastChange } from '../../../history';

export type CustomerFile = AnswerOf<typeof getCustomerFile>['data'];

const HINDI = 2;

export function Identity({ file }: { file: CustomerFile }) {
  const { translate, language } = useTexts();
  const client = useClient();
  const [pan, setPan] = useState<string>();
  const { customer } = file;
  const { id } = customer;
  const { employment_status_code: employment, monthly_income: income, credit_score } = customer;
  const consents = file.contact_by.map((name) => translate(`csr_portal.contact_by.${name}`));
  const rows: readonly (readonly [string, string])[] = [
    ['contact', customer.contact],
    ['pan', pan ?? customer.tin],
    ['birth_date', file.birth_date],
    ['city', customer.city],
    ['employment', employment && getOptionLabel('employmentStatus', employment, language)],
    ['income', income === null ? '' : formatRupees(income, language)],
    ['score', credit_score === null ? '' : formatNumber(credit_score, language)],
    ['language', translate(`csr_portal.languages.${file.language === HINDI ? 'hi' : 'en'}`)],
    ['may_contact', consents.join(', ') || translate('csr_portal.nobody')],
    ['partner', file.partner_name],
    ['joined', formatDateTime(customer.created_at, language)],
  ];
  return (
    <Panel
      title={translate('csr_portal.identity')}
      actions={
        readRole() === 1 &&
        customer.tin !== '' &&
        pan === undefined && (
          <FormDialogButton
            form={`customers/${id}/pan`}
            label={translate('csr_portal.show_pan')}
            button={{ variant: 'secondary' }}
            title={translate('csr_portal.show_pan_title')}
            schema={revealSchema}
            submitLabel={translate('csr_portal.show_pan_submit')}
            save={async (values) => {
              const body = revealSchema.cast(values);
              setPan((await client.call(revealCustomerPan, { params: { id }, body })).data.pan);
            }}
          >
            <SchemaInput autoFocus source="reason" hint={translate('csr_portal.show_pan_hint')} />
          </FormDialogButton>
        )
      }
    >
      <Note>{translate('csr_portal.identity_hint')}</Note>
      <FactList
        label={(name) => translate(`csr_portal.${name}`)}
        facts={rows.map(([name, value]) => [name, value || '–'])}
      />
      <LastChange collection="users" record={customer} />
    </Panel>
  );
}
