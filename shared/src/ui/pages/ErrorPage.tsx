import { Button } from '../Button';
import { MessagePage, type MessagePageProps } from './MessagePage';
import { useTranslate } from '../text/translate';

export interface ErrorPageProps extends Pick<MessagePageProps, 'inside'> {
  onReload?: () => void;
}

/** Replaces a page that failed to render. */
export function ErrorPage({ inside, onReload = () => window.location.reload() }: ErrorPageProps) {
  const translate = useTranslate();
  return (
    <MessagePage
      inside={inside}
      title={translate('ui.error_page.title')}
      text={translate('ui.error_page.text')}
    >
      <Button onClick={onReload}>{translate('ui.error_page.reload')}</Button>
    </MessagePage>
  );
}
