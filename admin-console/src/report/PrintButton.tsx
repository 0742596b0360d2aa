import { Button, useTranslate } from '@marketplace/shared/ui';
import Print from '@mui/icons-material/PrintOutlined';
import { useEffect, useState } from 'react';
import { useListContext } from 'react-admin';
import './print.css';

/** The server answers at most this many rows per page. */
const MAX_ROWS = 1000;

/**
 * Prints all rows of the surrounding list with its filters and order, without menu and controls.
 */
export function PrintButton() {
  const translate = useTranslate();
  const { data, total = 0, perPage, setPerPage, isFetching } = useListContext();
  // The page size before the button loaded all rows; printing restores it.
  const [previousPerPage, setPreviousPerPage] = useState<number>();
  const isWhole = !isFetching && (data?.length ?? 0) >= Math.min(total, MAX_ROWS);
  useEffect(() => {
    if (previousPerPage === undefined || !isWhole) return undefined;
    const restorePageSize = () => {
      setPerPage(previousPerPage);
      setPreviousPerPage(undefined);
    };
    window.addEventListener('afterprint', restorePageSize);
    window.print();
    return () => window.removeEventListener('afterprint', restorePageSize);
  }, [previousPerPage, isWhole, setPerPage]);
  const print = () => {
    setPreviousPerPage(perPage);
    if (!isWhole) setPerPage(MAX_ROWS);
  };
  return (
    <Button
      variant="secondary"
      size="small"
      busy={previousPerPage !== undefined}
      disabled={total === 0}
      icon={<Print fontSize="small" />}
      onClick={print}
    >
      {translate('reports.print')}
    </Button>
  );
}
