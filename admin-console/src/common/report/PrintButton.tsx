import { Button, useTranslate } from '@marketplace/shared/ui';
import Print from '@mui/icons-material/PrintOutlined';
import './print.css';

/** Prints the report: what is in sight, without menu and controls. */
export function PrintButton() {
  const translate = useTranslate();
  return (
    <Button
      variant="secondary"
      size="small"
      icon={<Print fontSize="small" />}
      onClick={() => window.print()}
    >
      {translate('reports.print')}
    </Button>
  );
}
