import type { Texts } from '@marketplace/shared/i18n';
import type { shellTexts as english } from '../en/shell';

export const shellTexts: Texts<typeof english> = {
  title: 'साइन इन',
};
