import { useTranslate } from 'react-admin';
import { formatNumber, formatRupeesLong } from '../../format';
import { useLanguage } from '../i18n/useLanguage';
import { Bars } from './Bars';
import { Panel } from './Panel';

export interface RankPanelProps {
  title: string;
  /** Head of the names. */
  head: string;
  rows: readonly { id: number; name: string; applications: number; disbursed_amount: number }[];
}

/** Applications and what was disbursed, by lender or by partner. */
export function RankPanel({ title, head, rows }: RankPanelProps) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <Panel title={title}>
      <Bars
        caption={title}
        heads={[
          head,
          translate('console.summary.applications'),
          translate('console.summary.disbursed'),
        ]}
        bars={rows.map(({ id, name, applications, disbursed_amount }) => ({
          key: id,
          name,
          value: applications,
          cells: [
            formatNumber(applications, language),
            formatRupeesLong(disbursed_amount, language),
          ],
        }))}
      />
    </Panel>
  );
}
