import type { Merchant, MerchantStatus } from '@marketplace/shared/schema';
import { Button, useTranslate, VisuallyHidden } from '@marketplace/shared/ui';
import { Link } from 'react-router-dom';
import report from '../../report/report.module.css';

/** An application with the version that a decision is based on. */
export type ApplicationRow = Merchant & { version: number };

export type MerchantDecision = 'approved' | 'rejected';

/** The decisions on an application, and whether they open an account for one that was approved without. */
const CHOICES: Readonly<Record<MerchantStatus, readonly MerchantDecision[]>> = {
  new: ['approved', 'rejected'],
  approved: ['approved'],
  rejected: [],
};

interface ApplicationActionsProps {
  merchant: ApplicationRow;
  decide: (merchant: ApplicationRow, decision: MerchantDecision) => void;
}

/** The buttons that decide about an application, or the way to the partner that it has become. */
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
