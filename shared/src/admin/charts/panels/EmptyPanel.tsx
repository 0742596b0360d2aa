import { useTranslate } from 'react-admin';
import { Note } from '../../layout/text';

/** Says in a card without data why it is empty, and what to do. */
export function EmptyPanel() {
  const translate = useTranslate();
  return <Note sx={{ py: 4, textAlign: 'center' }}>{translate('console.chart.empty')}</Note>;
}
