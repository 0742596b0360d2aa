import { useTranslate } from 'react-admin';
import { PageHeader } from './PageHeader';

/** The start page of a role without a page of its own. */
export function NoPages() {
  const translate = useTranslate();
  return (
    <PageHeader title={translate('console.no_pages.title')}>
      {translate('console.no_pages.text')}
    </PageHeader>
  );
}
