import {
  type Brand,
  buildBrandTokens,
  buildCssVariables,
  DEFAULT_BRAND,
  localizeBrand,
} from '@marketplace/shared/branding';
import { createTranslator } from '@marketplace/shared/i18n';
import { BrandMark, buttonClass, useTranslate } from '@marketplace/shared/ui';
import { brandStudio as english } from '../../../i18n/en/brandStudio';
import { brandStudio as hindi } from '../../../i18n/hi/brandStudio';
import { usePreviewOptions } from '../../../preview';
import styles from './brand.module.css';

/** The texts of the previewed pages, which have a language of their own. */
const PAGE_TEXTS = {
  en: createTranslator({ brand_studio: english }),
  hi: createTranslator({ brand_studio: hindi }, 'hi'),
} as const;

/** Previews the borrower's sign-in and the portal's header in a brand, in either language, light or dark. */
export function BrandPreview({ brand }: { brand: Brand }) {
  const translate = useTranslate();
  const { language, mode, renderOptions } = usePreviewOptions();
  const t = PAGE_TEXTS[language];
  const shown = localizeBrand(brand, language);
  const tokens = buildBrandTokens(brand, mode);
  return (
    <>
      {renderOptions()}
      <div
        className={styles['pages']}
        lang={language}
        style={{ ...buildCssVariables(tokens), colorScheme: mode }}
      >
        <section className={styles['page']} aria-label={translate('brand_studio.borrower_page')}>
          <div className={styles['bar']}>
            <img src={DEFAULT_BRAND.logo} alt={DEFAULT_BRAND.name} width="28" height="28" />
            <span className={styles['partner']}>
              <small>{t('brand_studio.partnership')}</small>
              <span className={styles['mark']}>
                <BrandMark brand={shown} size={20} />
              </span>
            </span>
          </div>
          <div className={styles['body']}>
            <p className={styles['title']}>{shown.title ?? t('brand_studio.default_title')}</p>
            <p className={styles['contact']}>{t('brand_studio.contact')}</p>
            <span className={styles['field']} />
            <span className={buttonClass()}>{t('brand_studio.send')}</span>
            <span className={styles['link']}>{t('brand_studio.terms')}</span>
          </div>
        </section>
        <section className={styles['page']} aria-label={translate('brand_studio.portal_head')}>
          <div className={styles['bar']}>
            <span className={styles['mark']}>
              <BrandMark brand={shown} size={32} />
            </span>
            <span className={styles['selected']}>{t('brand_studio.dashboard')}</span>
          </div>
        </section>
      </div>
    </>
  );
}
