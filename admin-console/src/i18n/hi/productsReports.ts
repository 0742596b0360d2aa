import type { Texts } from '@marketplace/shared/i18n';
import type { productsReports as english } from '../en/productsReports';

export const productsReports: Texts<typeof english> = {
  search: 'लेंडर',
  conversion: 'सफलता दर',
  conversion_hint: '100 आवेदन में जारी लोन',
  applied_amount: 'माँगी गई राशि',
  note: 'इस अवधि के आवेदन गिने गए हैं, और वे कहाँ तक पहुँचे। मंज़ूर में जारी लोन भी गिने गए हैं।',
  to_lenders: 'लेंडर के अनुसार',
  to_products: 'प्रोडक्ट के अनुसार',
};
