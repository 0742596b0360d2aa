import { goldLoan, housingLoan } from '@marketplace/shared/api';
import { api, useNavigateAfter, useSession } from '../../session';
import { submitConsents } from '../../consents';
import { fetchProfile, refreshServerData, FormPage } from '../../profile';
import { SchemaForm } from '../../form';
import { useTexts } from '../../i18n';
import { OfferedBy } from '../../leads';
import { GoldComparison } from './gold/GoldComparison';
import { GoldKeyFactsPage } from './gold/GoldKeyFactsPage';
import { useChosenLender } from './gold/useChosenLender';
import { GOLD_FORM, HOUSING_FORM } from './securedForms';
import { goldTexts, housingTexts } from './texts';

const LOANS = {
  gold: {
    product: 'gold_loan',
    form: GOLD_FORM,
    call: goldLoan,
    texts: goldTexts,
    purpose: 'call_gold',
  },
  housing: {
    product: 'housing_loan',
    form: HOUSING_FORM,
    call: housingLoan,
    texts: housingTexts,
    purpose: 'call_housing',
  },
} as const;

function SecuredLoanPage({ loan }: { loan: keyof typeof LOANS }) {
  const { product, form, call, texts, purpose } = LOANS[loan];
  const { lenderId } = useChosenLender();
  const text = useTexts(texts);
  const navigateAfter = useNavigateAfter();
  return (
    <FormPage title={text('title')} intro={text('intro')}>
      {(user) => (
        <OfferedBy product={product} introduced={loan === 'housing'}>
          <SchemaForm
            key={user.user_id}
            form={form}
            record={user}
            owner={user.user_id}
            texts={texts}
            onSend={(body, dropDraft, { user_id: id }) =>
              navigateAfter(async () => {
                await submitConsents(id, [{ purpose }]);
                const { redirect } = await api.call(call, {
                  params: { id },
                  body: { ...body, ...(lenderId !== undefined && { lender_id: lenderId }) },
                });
                dropDraft();
                // The server has marked the form as completed, which decides where the person may go.
                await fetchProfile(id);
                refreshServerData();
                return `/user/${redirect}`;
              })
            }
          >
            {loan === 'gold' && <GoldComparison userId={user.user_id} />}
          </SchemaForm>
        </OfferedBy>
      )}
    </FormPage>
  );
}

/** The gold loan form at /user/user-detail/gold-loan, and the key facts of a lender over it. */
export function GoldLoanPage() {
  const { keyFactsOf } = useChosenLender();
  const { userId } = useSession();
  return keyFactsOf !== undefined && userId !== undefined ? (
    <GoldKeyFactsPage userId={userId} />
  ) : (
    <SecuredLoanPage key="gold" loan="gold" />
  );
}

/** The housing loan form at /user/user-detail/affordable-housing-loan. */
export const HousingLoanPage = () => <SecuredLoanPage key="housing" loan="housing" />;
