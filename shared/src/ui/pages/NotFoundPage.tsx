import { buttonClass } from '../Button';
import { MessagePage, type MessagePageProps } from './MessagePage';
import { useTranslate } from '../text/translate';

export interface NotFoundPageProps extends Pick<MessagePageProps, 'inside'> {
  /** Start page of the area. */
  home: string;
}

/** The page for an unknown address. */
export function NotFoundPage({ home, inside }: NotFoundPageProps) {
  const translate = useTranslate();
  return (
    <MessagePage
      inside={inside}
      title={translate('ui.not_found.title')}
      text={translate('ui.not_found.text')}
    >
      <a className={buttonClass()} href={home}>
        {translate('ui.not_found.home')}
      </a>
    </MessagePage>
  );
}
