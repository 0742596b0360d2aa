import type { Texts } from '../catalogue';
import type { ui as english } from '../en/ui';

export const ui: Texts<typeof english> = {
  error_page: {
    title: 'माफ़ कीजिए, यहाँ कुछ गड़बड़ हो गई',
    text: 'आपने जो लिंक खोला, उसमें कोई समस्या है और वह काम नहीं कर रहा',
    reload: 'पेज फिर से लोड करें',
  },
  not_found: {
    title: 'पेज नहीं मिला',
    text: 'अगर आपने पता टाइप किया है, तो जाँच लें कि वह सही है। अगर आप किसी लिंक से आए हैं, तो हो सकता है कि पेज का पता बदल गया हो।',
    home: 'शुरुआती पेज पर जाएँ',
    parent: '%{page} पर जाएँ',
  },
  loading: 'लोड हो रहा है',
  close: 'बंद करें',
  toast: {
    region: 'सूचनाएँ',
    success: 'सफल',
    info: 'जानकारी',
    warning: 'चेतावनी',
    error: 'गड़बड़ी',
    count: '%{count} बार',
  },
  confirm: {
    title: 'क्या आप सच में ऐसा करना चाहते हैं?',
    cancel: 'रद्द करें',
    confirm: 'आगे बढ़ें',
    delete: 'हटाएँ',
    working: 'काम चल रहा है',
  },
  idle: {
    title: 'क्या आप अब भी यहाँ हैं?',
    text: 'काफ़ी देर से यहाँ कुछ नहीं हुआ है, इसलिए आप जल्द ही लॉग आउट हो जाएँगे।',
    drafts: 'आपके सहेजे हुए अधूरे फ़ॉर्म अगली बार आने पर यहीं मिलेंगे।',
    seconds_one: '%{count} सेकंड बाकी',
    seconds_other: '%{count} सेकंड बाकी',
    stay: 'साइन इन रहें',
    leave: 'अभी लॉग आउट करें',
  },
  field: {
    optional: '(ज़रूरी नहीं)',
    error: 'गड़बड़ी:',
    select: 'चुनें',
    show: 'दिखाएँ',
    hide: 'छिपाएँ',
    show_password: 'पासवर्ड दिखाएँ',
    hide_password: 'पासवर्ड छिपाएँ',
    password_shown: 'आपका पासवर्ड दिख रहा है',
    password_hidden: 'आपका पासवर्ड छिपा हुआ है',
    choose_date: 'तारीख़ चुनें',
    date_hint: 'जैसे 27/03/1990',
  },
  error_summary: {
    title: 'कुछ सुधार ज़रूरी है',
  },
  language: 'भाषा',
};
