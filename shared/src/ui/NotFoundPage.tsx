import { buttonClass } from './Button';
import { MessagePage } from './MessagePage';
import { useTranslate } from './translate';

export interface NotFoundPageProps {
  /** Start page of the area. */
  home: string;
}

export function NotFoundPage({ home }: NotFoundPageProps) {
  const translate = useTranslate();
  return (
    <MessagePage title={translate('ui.not_found.title')} text={translate('ui.not_found.text')}>
      <a className={buttonClass()} href={home}>
        {translate('ui.not_found.home')}
      </a>
    </MessagePage>
  );
}
