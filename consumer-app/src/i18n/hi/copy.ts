import type { Texts } from '@marketplace/shared/i18n';
import type { copyTexts as english } from '../en/copy';

export const copyTexts: Texts<typeof english> = { copy: 'कॉपी करें', copied: 'कॉपी हो गया' };
