import { fillTemplate, MESSAGE_SAMPLE_NAMES } from '@marketplace/shared/schema';
import { useTranslate } from '@marketplace/shared/ui';
import styles from './messaging.module.css';

const LANGUAGES = ['en', 'hi'] as const;

interface PhonePreviewProps {
  texts: Readonly<Record<(typeof LANGUAGES)[number], string>>;
}

/** A template with sample values as a bubble on a phone, in both languages. */
export function PhonePreview({ texts }: PhonePreviewProps) {
  const translate = useTranslate();
  return (
    <div className={styles['phones']}>
      {LANGUAGES.map((language) => (
        <figure key={language} className={styles['phone']}>
          <figcaption>{translate(`messaging.languages.${language}`)}</figcaption>
          <p lang={language}>
            {fillTemplate(texts[language], {
              first_name: MESSAGE_SAMPLE_NAMES[language],
              partner: 'TopClind',
            })}
          </p>
        </figure>
      ))}
    </div>
  );
}
