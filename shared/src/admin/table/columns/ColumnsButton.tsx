import ColumnsIcon from '@mui/icons-material/ViewWeek';
import { lazy, Suspense, useState } from 'react';
import { Button } from 'react-admin';
import { useTranslate } from '../../../ui';
import type { ColumnName } from '../../fields/column';

const ColumnsChooser = lazy(() =>
  import('./ColumnsChooser').then((m) => ({ default: m.ColumnsChooser })),
);

/** Opens the choice of the columns of the surrounding table. */
export function ColumnsButton({ columns }: { columns: readonly ColumnName[] }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        label={translate('ra.action.select_columns')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <ColumnsIcon />
      </Button>
      <Suspense fallback={null}>
        {anchor && (
          <ColumnsChooser columns={columns} anchor={anchor} onClose={() => setAnchor(null)} />
        )}
      </Suspense>
    </>
  );
}
