import { formatDateTime } from '../../../format';
import type { PayoutAccount } from '../../../schema';
import { FactList } from '../../fields/FactList';
import { StatusBadge } from '../../fields/status/StatusBadge';
import { useTexts } from '../../i18n/useTexts';

/** Lists the facts of a partner's payout account, in both consoles. */
export function PayoutAccountFacts({ account }: { account: PayoutAccount }) {
  const { translate, language } = useTexts();
  const { status, submitted_at, decided_at } = account;
  return (
    <FactList
      label={(name) => translate(`fields.${name}`)}
      facts={[
        ['status', <StatusBadge key="status" list="payoutAccountStatus" status={status} />],
        ['reason', account.reason],
        ['holder_name', account.holder_name],
        ['account_number', account.account_number],
        ['ifsc', account.ifsc],
        ['bank_name', account.bank_name],
        ['submitted_at', formatDateTime(submitted_at, language)],
        ['decided_at', decided_at && formatDateTime(decided_at, language)],
      ]}
    />
  );
}
