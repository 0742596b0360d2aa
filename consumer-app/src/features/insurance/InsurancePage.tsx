import { askForInsurance } from '@marketplace/shared/api';
import { api } from '../../browser/api';
import { submitConsents } from '../../consents/consents';
import { SchemaForm } from '../../form';
import { FormPage } from '../../profile/FormPage';
import { useTexts } from '../../language/i18n';
import { findLead, useOwnLeads } from '../../leads/useOwnLeads';
import { Link } from '../../ui/Link';
import { paths } from '../../browser/paths';
import { refreshServerData } from '../../profile/profileQuery';
import { useNavigateAfter } from '../../session/useNavigateAfter';
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
        <>
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
        </>
      )}
    </FormPage>
  );
}
