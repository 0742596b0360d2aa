import { FactList, Panel, useLanguage } from '@marketplace/shared/admin';
import type { AnswerOf, getCustomerFile } from '@marketplace/shared/api';
import { formatDateTime, formatNumber, formatRupees } from '@marketplace/shared/format';
import { getOptionLabel } from '@marketplace/shared/schema';
import { useTranslate } from '@marketplace/shared/ui';
import { LastChange } from '../../../history';
import styles from './customer.module.css';

export type CustomerFile = AnswerOf<typeof getCustomerFile>['data'];

const HINDI = 2;

export function Identity({ file }: { file: CustomerFile }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { customer } = file;
  const { employment_status_code: employment, monthly_income: income, credit_score } = customer;
  const consents = file.contact_by.map((name) => translate(`csr_portal.contact_by.${name}`));
  const rows: readonly (readonly [string, string])[] = [
    ['contact', customer.contact],
    ['pan', customer.tin],
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
    <Panel title={translate('csr_portal.identity')}>
      <p className={styles['hint']}>{translate('csr_portal.identity_hint')}</p>
      <FactList
        label={(name) => translate(`csr_portal.${name}`)}
        facts={rows.map(([name, value]) => [name, value || '–'])}
      />
      <LastChange collection="users" record={customer} />
    </Panel>
  );
}
