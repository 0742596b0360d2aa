import { formatNumber, formatRupeesLong } from '../../../format';
import { useTexts } from '../../i18n/useTexts';
import { Bars } from '../Bars';
import { Panel, type PanelProps } from './Panel';
import { type Ranked, rankTop } from './rankTop';

/** Rows that are shown one by one. */
const SHOWN = 8;

export interface RankPanelProps {
  title: string;
  head: string;
  rows: readonly Ranked[];
  size?: PanelProps['size'];
}

/** Shows applications and disbursed amounts by lender or partner. */
export function RankPanel({ title, head, rows, size }: RankPanelProps) {
  const { translate, language } = useTexts();
  const top = rankTop(rows, SHOWN, (count) => translate('console.chart.others', { count }));
  return (
    <Panel title={title} size={size}>
      <Bars
        caption={title}
        heads={[head, translate('fields.applications'), translate('fields.disbursed_amount')]}
        bars={top.map(({ name, applications, disbursed_amount, rest }) => ({
          key: name,
          name,
          ...(rest ? {} : { value: applications }),
          cells: [
            formatNumber(applications, language),
            formatRupeesLong(disbursed_amount, language),
          ],
        }))}
      />
    </Panel>
  );
}
