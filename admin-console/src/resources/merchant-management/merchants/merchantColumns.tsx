import { createColumnHelper, type TableColumn } from '@marketplace/shared/admin';
import { formatNumber, formatPercent, formatRupees } from '@marketplace/shared/format';
import type { Language, Translate } from '@marketplace/shared/i18n';
import { Button, VisuallyHidden } from '@marketplace/shared/ui';
import { Link } from 'react-router-dom';
import report from '../../../report/report.module.css';
import type { Merchant } from './merchants';

interface Parts {
  translate: Translate;
  language: Language;
  act: (merchant: Merchant) => void;
}

const formatShare = (
  { revenue_percent: percent, revenue_flat_fee: fee }: Merchant,
  { translate, language }: Omit<Parts, 'act'>,
): string => {
  const share = formatPercent(percent ?? 0, language);
  if (!fee) return share;
  return translate('merchant_management.share_and_fee', {
    percent: share,
    fee: formatRupees(fee, language),
  });
};

/** Builds the columns: each partner's figures and earnings, and the button that opens its portal. */
export const buildMerchantColumns = ({
  translate,
  language,
  act,
}: Parts): TableColumn<Merchant>[] => {
  const buildCountColumn = (
    name: 'applications' | 'approved' | 'disbursals',
  ): TableColumn<Merchant> =>
    column.accessor(name, name === 'approved' ? 'reports.approvals' : `fields.${name}`, {
      align: 'end',
      render: (merchant) => formatNumber(merchant[name], language),
    });
  const column = createColumnHelper<Merchant>(translate, language);
  return [
    column.accessor('title', 'fields.partner_id', {
      render: ({ id, title }) => (
        <Link className={report['link']} to={`/partners/${id}`}>
          <span className={report['truncated']}>{title}</span>
        </Link>
      ),
    }),
    column.accessor('name', 'merchant_management.code', {
      wrap: true,
      render: ({ name }) => <small>{name}</small>,
    }),
    buildCountColumn('applications'),
    buildCountColumn('approved'),
    buildCountColumn('disbursals'),
    column.rupees('disbursed_amount', 'fields.disbursed_amount', 'never'),
    column.display('share', 'merchant_management.share', {
      sort: 'revenue_percent',
      align: 'end',
      csv: (merchant) => formatShare(merchant, { translate, language }),
      render: (merchant) => formatShare(merchant, { translate, language }),
    }),
    column.rupees('payout', 'merchant_management.earnings', 'always'),
    column.actions((merchant) => (
      <span className={report['actions']}>
        <Button variant="ghost" size="small" onClick={() => act(merchant)}>
          {translate('merchant_management.act')}
          <VisuallyHidden> {merchant.title}</VisuallyHidden>
        </Button>
      </span>
    )),
  ];
};
