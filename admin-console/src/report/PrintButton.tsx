import { useTexts } from '@marketplace/shared/admin';
import { formatNumber } from '@marketplace/shared/format';
import { Button, notify } from '@marketplace/shared/ui';
import Print from '@mui/icons-material/PrintOutlined';
import { useEffect, useState } from 'react';
import { useListContext } from 'react-admin';
import './print.css';

/** A browser takes minutes to lay out more rows than this; a file holds them all. */
const MAX_PRINTED = 5000;

/**
 * Prints all rows of the surrounding list with its filters and order, without menu and controls. A list that is too
 * long for paper says so and prints nothing.
 */
export function PrintButton() {
  const { translate, language } = useTexts();
  const { data, total = 0, perPage, setPerPage, isFetching } = useListContext();
  // The page size before the button loaded all rows; printing restores it.
  const [previousPerPage, setPreviousPerPage] = useState<number>();
  const isWhole = !isFetching && (data?.length ?? 0) >= total;
  // A list counts no further than its page, so that the rows that were loaded tell whether there are more.
  const isTooLong = !isFetching && total > MAX_PRINTED;
  useEffect(() => {
    if (previousPerPage === undefined || !(isWhole || isTooLong)) return undefined;
    const restorePageSize = () => {
      setPerPage(previousPerPage);
      setPreviousPerPage(undefined);
    };
    if (isTooLong) {
      const most = formatNumber(MAX_PRINTED, language);
      notify.warning(translate('reports.too_long_to_print', { most }));
      restorePageSize();
      return undefined;
    }
    window.addEventListener('afterprint', restorePageSize);
    window.print();
    return () => window.removeEventListener('afterprint', restorePageSize);
  }, [previousPerPage, isWhole, isTooLong, setPerPage, translate, language]);
  const print = () => {
    setPreviousPerPage(perPage);
    if (!isWhole && !isTooLong) setPerPage(MAX_PRINTED);
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
