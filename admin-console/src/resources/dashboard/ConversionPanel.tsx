import { Bars, Panel, useTexts } from '@marketplace/shared/admin';
import { formatNumber, formatRupees } from '@marketplace/shared/format';
import { Button } from '@marketplace/shared/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { FUNNEL, type FunnelFigure } from './addresses';

/** Number of rows shown at first. */
const SHOWN = 8;

interface ConversionRow extends Readonly<Record<FunnelFigure, number>> {
  key: string | number;
  name: string;
  getAddress: (figure: FunnelFigure) => string;
}

export interface ConversionPanelProps {
  title: string;
  head: string;
  rows: readonly ConversionRow[];
}

/** Shows by name how many applications of a period became approvals and disbursals. */
export function ConversionPanel({ title, head, rows }: ConversionPanelProps) {
  const { translate, language } = useTexts();
  const [all, setAll] = useState(false);
  const ranked = rows.toSorted(
    (a, b) => b.applications - a.applications || b.disbursed_amount - a.disbursed_amount,
  );
  const toggle = rows.length > SHOWN && (
    <Button variant="ghost" size="small" onClick={() => setAll(!all)}>
      {translate(all ? 'dashboard.show_fewer' : 'dashboard.show_all', { count: rows.length })}
    </Button>
  );
  return (
    <Panel title={title} size="full" actions={toggle}>
      <Bars
        caption={title}
        heads={[head, ...FUNNEL.map((figure) => translate(`dashboard.funnel.${figure}`))]}
        bars={(all ? ranked : ranked.slice(0, SHOWN)).map((row) => ({
          key: row.key,
          name: row.name,
          value: row.applications,
          cells: FUNNEL.map((figure) => {
            const value = row[figure];
            const format = figure === 'disbursed_amount' ? formatRupees : formatNumber;
            return (
              <Link key={figure} to={row.getAddress(figure)}>
                {format(value, language)}
              </Link>
            );
          }),
        }))}
      />
    </Panel>
  );
}
