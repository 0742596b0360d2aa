import { useTranslate } from 'react-admin';
import { PageHeader } from './PageHeader';

/** The start of someone whose role has no page of its own here. */
export function NoPages() {
  const translate = useTranslate();
  return (
    <PageHeader title={translate('console.no_pages.title')}>
      {translate('console.no_pages.text')}
    </PageHeader>
  );
}
