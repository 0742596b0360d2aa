import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useConsole } from './consoleContext';
import { PageHeader } from './PageHeader';

/** The page for an unknown address, within the console's layout. */
export function ShellNotFound() {
  const translate = useTranslate();
  const { home } = useConsole();
  return (
    <>
      <PageHeader title={translate('ui.not_found.title')}>
        {translate('ui.not_found.text')}
      </PageHeader>
      <Button component={Link} to={home()} variant="contained">
        {translate('ui.not_found.home')}
      </Button>
    </>
  );
}
