import { Button, useTranslate } from '@marketplace/shared/ui';
import Print from '@mui/icons-material/PrintOutlined';
import { useEffect, useState } from 'react';
import { useListContext } from 'react-admin';
import './print.css';

/** Most rows that the server answers at a time. */
const MOST = 1000;

/** Prints the surrounding list as it is filtered and sorted, without menu and controls. */
export function PrintButton() {
  const translate = useTranslate();
  const { data, total = 0, perPage, setPerPage, isFetching } = useListContext();
  // How many rows a page had before all of them were asked for.
  const [before, setBefore] = useState<number>();
  const isWhole = !isFetching && (data?.length ?? 0) >= Math.min(total, MOST);
  useEffect(() => {
    if (before === undefined || !isWhole) return undefined;
    const done = () => {
      setPerPage(before);
      setBefore(undefined);
    };
    window.addEventListener('afterprint', done);
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [before, isWhole, setPerPage]);
  const print = () => {
    setBefore(perPage);
    if (!isWhole) setPerPage(MOST);
  };
  return (
    <Button
      variant="secondary"
      size="small"
      busy={before !== undefined}
      disabled={total === 0}
      icon={<Print fontSize="small" />}
      onClick={print}
    >
      {translate('reports.print')}
    </Button>
  );
}
