import { askForInsurance } from '@marketplace/shared/api';
import { api, useNavigateAfter } from '../../session';
import { submitConsents } from '../../consents';
import { SchemaForm } from '../../form';
import { FormPage, refreshServerData } from '../../profile';
import { useTexts } from '../../i18n';
import { findLead, OfferedBy, useOwnLeads } from '../../leads';
import { Link } from '../../ui';
import { paths } from '../../paths';
import { INSURANCE_FORM } from './insuranceForm';
import styles from './insurance.module.css';
import { insuranceTexts } from './texts';

/** Lists kinds of cover at /user/insurance, with a form to request a call about one. */
export function InsurancePage() {
  const text = useTexts(insuranceTexts);
  const navigateAfter = useNavigateAfter();
  const found = useOwnLeads();
  const asked = found.data && findLead(found.data, 'insurance')?.cover;
  return (
    <FormPage title={text('title')} intro={text('intro')}>
      {({ user_id: id, mobile_phone_number }) => (
        <OfferedBy product="insurance">
          {asked && (
            <p className={styles['asked']}>
              {text('asked')} <Link to={paths.insuranceTransaction}>{text('asked_link')}</Link>
            </p>
          )}
          <SchemaForm
            key={id}
            form={INSURANCE_FORM}
            record={{ mobile_phone_number }}
            owner={id}
            texts={insuranceTexts}
            onSend={(body, dropDraft) =>
              navigateAfter(async () => {
                await submitConsents(id, [{ purpose: 'call_insurance' }]);
                const { redirect } = await api.call(askForInsurance, { params: { id }, body });
                dropDraft();
                refreshServerData();
                return `/user/${redirect}`;
              })
            }
          />
        </OfferedBy>
      )}
    </FormPage>
  );
}
