import { DEFAULT_BRAND, localizeBrand } from '@marketplace/shared/branding';
import {
  buildMessageLines,
  MESSAGE_SAMPLE_NAMES,
  type MessageTemplate,
} from '@marketplace/shared/schema';
import { useTranslate } from '@marketplace/shared/ui';
import { Columns } from '@marketplace/shared/admin';
import styles from './messaging.module.css';

const LANGUAGES = ['en', 'hi'] as const;

interface PhonePreviewProps {
  /** A saved template, or the current values of a form. */
  template: Partial<MessageTemplate>;
}

/** Shows a template's message with sample values as a bubble on a phone, in both languages. */
export function PhonePreview({ template }: PhonePreviewProps) {
  const translate = useTranslate();
  const texts = {
    channel: template.channel ?? '',
    subject_en: template.subject_en ?? '',
    subject_hi: template.subject_hi ?? '',
    body_en: template.body_en ?? '',
    body_hi: template.body_hi ?? '',
  };
  return (
    <Columns min="10rem" sx={{ gap: 2 }}>
      {LANGUAGES.map((language) => (
        <figure key={language} className={styles['phone']}>
          <figcaption>{translate(`messaging.languages.${language}`)}</figcaption>
          <div lang={language} data-channel={texts.channel}>
            {buildMessageLines(texts, language, {
              first_name: MESSAGE_SAMPLE_NAMES[language],
              partner: localizeBrand(DEFAULT_BRAND, language).name,
            }).map((line, place) => (
              <p key={place}>{line}</p>
            ))}
          </div>
        </figure>
      ))}
    </Columns>
  );
}
