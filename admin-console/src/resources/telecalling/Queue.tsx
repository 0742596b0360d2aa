import { Panel, Rows, useTexts } from '@marketplace/shared/admin';
import type { AnswerOf, getTelecalling } from '@marketplace/shared/api';
import { formatNumber } from '@marketplace/shared/format';

type Rules = AnswerOf<typeof getTelecalling>['data']['rules'];

/** Shows how many people wait, by promised callback and by rule. A caller sees one person at a time. */
export function Queue({ rules, callBacks }: { rules: Rules; callBacks: number }) {
  const { translate, language } = useTexts();
  const rows = [{ id: 0, name: translate('telecalling.call_backs'), waiting: callBacks }, ...rules];
  return (
    <Panel title={translate('telecalling.queue')}>
      <Rows>
        {rows.map(({ id, name, waiting }) => (
          <li key={id}>
            <span>{name}</span>
            <strong>{formatNumber(waiting, language)}</strong>
          </li>
        ))}
      </Rows>
    </Panel>
  );
}
