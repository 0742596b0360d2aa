import {
  PageHeader,
  UrlTable,
  buildChoiceFilter,
  useClient,
  useTexts,
} from '@marketplace/shared/admin';
import { decideMerchant, type BodyOf } from '@marketplace/shared/api';
import { hasInput } from '@marketplace/shared/session';
import { notify } from '@marketplace/shared/ui';
import { type ReactNode, useState } from 'react';
import { useListContext, useRefresh } from 'react-admin';
import { useNames } from '../../../names';
import type { ApplicationRow } from './ApplicationActions';
import { buildApplicationColumns } from './applicationColumns';
import { DecisionDialog, type DecisionDialogProps, getDecisionFormKey } from './DecisionDialog';

type Deciding = Pick<DecisionDialogProps, 'merchant' | 'status'>;

interface OpenDecisionProps {
  /** Undefined until the person opens or closes a dialog. */
  chosen: Deciding | null | undefined;
  decide: (id: string, body: BodyOf<typeof decideMerchant>) => Promise<void>;
  onClose: () => void;
}

/**
 * Renders the dialog of the chosen decision, or of the one that a reload or a sign-in interrupted.
 */
function OpenDecision({ chosen, decide, onClose }: OpenDecisionProps) {
  const { data = [] } = useListContext<ApplicationRow>();
  const begun = data
    .flatMap((merchant): Deciding[] => [
      { merchant, status: 'approved' },
      { merchant, status: 'rejected' },
    ])
    .find(({ merchant, status }) => hasInput(getDecisionFormKey(merchant.id, status)));
  const open = chosen === undefined ? begun : chosen;
  if (!open) return null;
  return (
    <DecisionDialog {...open} save={(body) => decide(open.merchant.id, body)} onClose={onClose} />
  );
}

/** Lists the resellers that apply to work with a partner, each with its decision. */
export function Applications({ views }: { views: ReactNode }) {
  const { translate, language } = useTexts();
  const client = useClient();
  const { partners, partnerName } = useNames();
  const refresh = useRefresh();
  const [deciding, setDeciding] = useState<Deciding | null>();
  const columns = buildApplicationColumns({
    translate,
    language,
    partnerName,
    decide: (merchant, status) => setDeciding({ merchant, status }),
  });
  const decide = async (id: string, body: BodyOf<typeof decideMerchant>) => {
    const { data } = await client.call(decideMerchant, { params: { id }, body });
    notify.success(
      translate(`merchant_management.${body.status}_toast`, { name: data.company_name }),
    );
    refresh();
  };
  return (
    <UrlTable
      resource="merchants"
      title={translate('merchant_management.view_applications')}
      columns={columns}
      filters={[
        'status',
        buildChoiceFilter('partner_id', translate('fields.partner_id'), partners),
      ]}
      moreFilters={['merchant_sells', 'created_at']}
      searchLabel={translate('merchant_management.search_applications')}
      empty={{
        title: 'merchant_management.no_applications',
        text: 'merchant_management.no_applications_text',
      }}
    >
      <PageHeader title={translate('ui.admin_routes.merchant_management')}>
        {translate('merchant_management.applications_about')}
      </PageHeader>
      {views}
      <OpenDecision chosen={deciding} decide={decide} onClose={() => setDeciding(null)} />
    </UrlTable>
  );
}
