import type { Merchant, MerchantStatus } from '@marketplace/shared/schema';
import { Button, useTranslate, VisuallyHidden } from '@marketplace/shared/ui';
import { Link } from 'react-router-dom';
import report from '../../../report/report.module.css';

/** An application with the version that a decision is based on. */
export type ApplicationRow = Merchant & { version: number };

export type MerchantDecision = 'approved' | 'rejected';

/** The possible decisions by status. An application that was approved without an account can still get one. */
const CHOICES: Readonly<Record<MerchantStatus, readonly MerchantDecision[]>> = {
  new: ['approved', 'rejected'],
  approved: ['approved'],
  rejected: [],
};

interface ApplicationActionsProps {
  merchant: ApplicationRow;
  decide: (merchant: ApplicationRow, decision: MerchantDecision) => void;
}

/** Shows the buttons that decide on an application, or a link to the partner that it has become. */
export function ApplicationActions({ merchant, decide }: ApplicationActionsProps) {
  const translate = useTranslate();
  const { own_partner_id, company_name } = merchant;
  const isApproved = merchant.status === 'approved';
  const choices = Object.entries(CHOICES).find(([status]) => status === merchant.status)?.[1] ?? [];
  if (own_partner_id)
    return (
      <Link className={report['link']} to={`/partners/${own_partner_id}`}>
        {translate('merchant_management.to_partner')}
        <VisuallyHidden> {company_name}</VisuallyHidden>
      </Link>
    );
  return (
    <span className={report['actions']}>
      {choices.map((decision) => (
        <Button
          key={decision}
          variant="ghost"
          size="small"
          onClick={() => decide(merchant, decision)}
        >
          {translate(
            isApproved ? 'merchant_management.open_account' : `merchant_management.${decision}_do`,
          )}
          <VisuallyHidden> {company_name}</VisuallyHidden>
        </Button>
      ))}
    </span>
  );
}
