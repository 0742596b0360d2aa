import { Button } from './Button';
import { MessagePage } from './MessagePage';
import { useTranslate } from './translate';

export interface ErrorPageProps {
  onReload?: () => void;
}

/** What stands in place of a page that broke. */
export function ErrorPage({ onReload = () => window.location.reload() }: ErrorPageProps) {
  const translate = useTranslate();
  return (
    <MessagePage title={translate('ui.error_page.title')} text={translate('ui.error_page.text')}>
      <Button onClick={onReload}>{translate('ui.error_page.reload')}</Button>
    </MessagePage>
  );
}
