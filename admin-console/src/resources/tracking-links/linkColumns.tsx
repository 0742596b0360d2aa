import { createColumnHelper, buildReadColumn, type TableColumn } from '@marketplace/shared/admin';
import { formatNumber } from '@marketplace/shared/format';
import {
  getFieldDescription,
  type TrackingLink,
  trackingLinkSchema,
} from '@marketplace/shared/schema';
import { Link } from 'react-router-dom';
import report from '../../report/report.module.css';
import { type ColumnParts, stackLines } from '../../report';
import { ShortAddress } from './ShortAddress';

type Parts = Pick<ColumnParts, 'translate' | 'language'>;

export const LINK_STEPS = ['clicks', 'leads', 'applications', 'disbursals'] as const;

/** Builds the columns: the campaign, its address, and the number of people at each step. */
export const buildLinkColumns = ({ translate, language }: Parts): TableColumn<TrackingLink>[] => {
  const column = createColumnHelper<TrackingLink>(translate, language);
  return [
    column.accessor('campaign', 'fields.campaign', {
      wrap: true,
      width: '11rem',
      render: ({ id, campaign, archived }) =>
        stackLines(
          <Link className={report['link']} to={`/tracking-links/${id}`}>
            {campaign}
          </Link>,
          archived === 1 && translate('fields.archived'),
        ),
    }),
    column.accessor('code', 'tracking_links.address', {
      phone: 'wide',
      render: ({ code }) => <ShortAddress code={code} />,
    }),
    buildReadColumn(getFieldDescription(trackingLinkSchema, 'partner_id'), translate),
    column.option('product', 'fields.product', 'product'),
    ...LINK_STEPS.map((name) =>
      column.display(name, `fields.${name}`, {
        align: 'end',
        ...(name === 'applications' && { hint: translate('tracking_links.counts_hint') }),
        render: (link) => formatNumber(link[name] ?? 0, language),
      }),
    ),
    column.display('automatic_clicks', 'fields.automatic_clicks', {
      align: 'end',
      phone: 'wide',
      hidden: true,
      hint: translate('tracking_links.automatic_hint'),
      render: ({ automatic_clicks = 0 }) => formatNumber(automatic_clicks, language),
    }),
    {
      ...buildReadColumn(getFieldDescription(trackingLinkSchema, 'created_at'), translate),
      phone: 'wide',
    },
  ];
};
