import type { Texts } from '@marketplace/shared/i18n';
import type { lenderSubmitTexts as english } from '../en/lenderSubmit';

export const lenderSubmitTexts: Texts<typeof english> = {
  title: 'आपका ऑफ़र',
  title_lender: '%{lender} का आपके लिए ऑफ़र',
  applied: 'आप इस लेंडर को पहले ही आवेदन कर चुके हैं। आवेदन की स्थिति यहाँ देख सकते हैं।',
  no_offer: 'आपकी मौजूदा जानकारी के हिसाब से इस लेंडर का कोई ऑफ़र नहीं है। रकम और अपनी जानकारी जाँच लें।',
};
