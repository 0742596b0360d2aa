import type { Texts } from '@marketplace/shared/i18n';
import type { privacyLinkTexts as english } from '../en/privacyLink';

export const privacyLinkTexts: Texts<typeof english> = { centre: 'आपकी गोपनीयता' };
