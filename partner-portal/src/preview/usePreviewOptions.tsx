import { useLanguage } from '@marketplace/shared/admin';
import type { Mode } from '@marketplace/shared/branding';
import type { Language } from '@marketplace/shared/i18n';
import { RadioGroup, useTranslate } from '@marketplace/shared/ui';
import { type ReactNode, useState } from 'react';
import styles from './previewOptions.module.css';

const LANGUAGES = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'hi', label: 'हिन्दी', lang: 'hi' },
];
const MODES = ['light', 'dark'] as const satisfies readonly Mode[];

export interface PreviewOptions {
  language: Language;
  mode: Mode;
  /** The fields of both, below `children`. */
  renderOptions: (children?: ReactNode) => ReactNode;
}

/** Returns the language and the mode of a preview, with the fields that choose them. */
export function usePreviewOptions(): PreviewOptions {
  const translate = useTranslate();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [mode, setMode] = useState<Mode>('light');
  const renderOptions = (children?: ReactNode) => (
    <div className={styles['options']}>
      {children}
      <RadioGroup
        name="preview-language"
        label={translate('ui.language')}
        inline
        value={language}
        options={LANGUAGES}
        onChange={({ currentTarget }) => setLanguage(currentTarget.value === 'hi' ? 'hi' : 'en')}
      />
      <RadioGroup
        name="preview-mode"
        label={translate('console.mode.label')}
        inline
        value={mode}
        options={MODES.map((value) => ({ value, label: translate(`console.mode.${value}`) }))}
        onChange={({ currentTarget }) => setMode(currentTarget.value === 'dark' ? 'dark' : 'light')}
      />
    </div>
  );
  return { language, mode, renderOptions };
}
