import { buttonClass } from '../Button';
import { MessagePage, type MessagePageProps } from './MessagePage';
import { useTranslate } from '../text/translate';

export interface NotFoundPageProps extends Pick<MessagePageProps, 'inside'> {
  /** Address of the page to go on to. */
  home: string;
  /** Name of that page; without it, it is the start page of the area. */
  page?: string | undefined;
}

export function NotFoundPage({ home, page, inside }: NotFoundPageProps) {
  const translate = useTranslate();
  return (
    <MessagePage
      inside={inside}
      title={translate('ui.not_found.title')}
      text={translate('ui.not_found.text')}
    >
      <a className={buttonClass()} href={home}>
        {page ? translate('ui.not_found.parent', { page }) : translate('ui.not_found.home')}
      </a>
    </MessagePage>
  );
}
