import { formatNumber, formatPercent } from '../../../format';
import { getOptionLabel } from '../../../schema';
import { useTexts } from '../../i18n/useTexts';
import { Link } from 'react-router-dom';
import { Bars } from '../Bars';
import { Panel } from './Panel';

export interface StatusPanelProps {
  statuses: readonly { status: string; count: number }[];
  getAddress?: ((status: string) => string) | undefined;
}

/** The number of a period's applications by status. */
export function StatusPanel({ statuses, getAddress }: StatusPanelProps) {
  const { translate, language } = useTexts();
  const title = translate('console.summary.by_status');
  const all = statuses.reduce((sum, { count }) => sum + count, 0);
  return (
    <Panel title={title} size="narrow">
      <Bars
        caption={title}
        heads={[translate('fields.status'), translate('fields.applications'), '%']}
        bars={statuses.map(({ status, count }) => ({
          key: status,
          name: getOptionLabel('applicationStatus', status, language),
          value: count,
          cells: [
            getAddress ? (
              <Link key={status} to={getAddress(status)}>
                {formatNumber(count, language)}
              </Link>
            ) : (
              formatNumber(count, language)
            ),
            formatPercent(all === 0 ? 0 : Math.round((100 * count) / all), language),
          ],
        }))}
      />
    </Panel>
  );
}
