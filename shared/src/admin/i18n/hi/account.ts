import type { Texts } from '../../../i18n';
import type { account as english } from '../en/account';

export const account: Texts<typeof english> = {
  menu: 'आपका खाता',
  password: 'पासवर्ड बदलें',
  password_about: 'सहेजने पर बाकी सब डिवाइस लॉग आउट हो जाते हैं।',
  password_changed: 'आपका पासवर्ड बदल गया है। आपके बाकी डिवाइस लॉग आउट हो गए हैं।',
  sessions: 'आप कहाँ-कहाँ साइन इन हैं',
  sessions_about:
    'जिस डिवाइस को आप नहीं पहचानते या अब इस्तेमाल नहीं करते, उसे लॉग आउट करें, फिर पासवर्ड बदलें।',
};
