import Typography from '@mui/material/Typography';
import { Bars, LoadState, Panel, useTexts } from '@marketplace/shared/admin';
import {
  formatNumber,
  formatPercent,
  formatRupeesLong,
  toDisplayDate,
} from '@marketplace/shared/format';
import type { LinkClicks, TrackingLink } from '@marketplace/shared/schema';
import { useGetList } from 'react-admin';
import { LINK_STEPS } from './linkColumns';

/** Days with clicks that the page shows. */
const SHOWN_DAYS = 14;

/** Shows the number of people at each step from the click to the disbursal. */
export function LinkFunnel({ link }: { link: TrackingLink }) {
  const { translate, language } = useTexts();
  const [first = 0, ...rest] = LINK_STEPS.map((step) => link[step] ?? 0);
  const bars = [first, ...rest].map((value, place) => ({
    key: LINK_STEPS[place] ?? place,
    name: translate(`fields.${LINK_STEPS[place]}`),
    value,
    cells: [
      formatNumber(value, language),
      first > 0 ? formatPercent(Math.round((1000 * value) / first) / 10, language) : '–',
    ],
  }));
  const title = translate('tracking_links.funnel');
  return (
    <Panel title={title} size="wide">
      <Bars
        caption={title}
        heads={[
          translate('tracking_links.step'),
          translate('tracking_links.count'),
          translate('tracking_links.of_clicks'),
        ]}
        bars={bars}
      />
      <Typography sx={{ mt: 2 }}>{translate('tracking_links.counts_hint')}</Typography>
      <Typography sx={{ mt: 2 }}>
        {translate('tracking_links.automatic', {
          number: formatNumber(link.automatic_clicks ?? 0, language),
        })}
      </Typography>
      {(link.disbursed_amount ?? 0) > 0 && (
        <Typography sx={{ mt: 2 }}>
          {translate('tracking_links.disbursed', {
            amount: formatRupeesLong(link.disbursed_amount ?? 0, language),
          })}
        </Typography>
      )}
    </Panel>
  );
}

/** Shows the clicks of the last days that had any. */
export function ClicksByDay({ link }: { link: TrackingLink }) {
  const { translate, language } = useTexts();
  const { data, error, refetch } = useGetList<LinkClicks>('link-clicks', {
    filter: { link_id: link.id },
    pagination: { page: 1, perPage: SHOWN_DAYS },
    sort: { field: 'day', order: 'DESC' },
  });
  const title = translate('tracking_links.by_day');
  return (
    <Panel title={title}>
      {!data && (
        <LoadState error={error} onRetry={() => void refetch()} lines={SHOWN_DAYS} height="24px" />
      )}
      {data && (
        <Bars
          caption={title}
          heads={[translate('fields.day'), translate('fields.clicks')]}
          bars={data.map(({ id, day, clicks }) => ({
            key: id,
            name: toDisplayDate(day) ?? day,
            value: clicks,
            cells: [formatNumber(clicks, language)],
          }))}
        />
      )}
    </Panel>
  );
}
