import type { Texts } from '@marketplace/shared/i18n';
import type { leadTexts as english } from '../en/leads';

export const leadTexts: Texts<typeof english> = {
  id: 'लीड आईडी',
  card: 'आपका अनुरोध',
  status: 'स्थिति',
  status_asked: 'मिल गया, कॉल आना बाकी है',
  status_done: 'पूरा हुआ',
  status_cancelled: 'रद्द',
  status_wished: 'अभी नहीं मिलता; आपकी रुचि दर्ज है',
  cancel: {
    ask: 'अनुरोध रद्द करें',
    ask_wish: 'मेरी रुचि हटाएँ',
    title_wish: 'यह रुचि हटानी है?',
    title: 'यह अनुरोध रद्द करना है?',
    text: 'इसके लिए कोई आपको कॉल नहीं करेगा। आप बाद में फिर अनुरोध कर सकते हैं।',
    done: 'आपका अनुरोध रद्द हो गया',
    failed: 'आपका अनुरोध रद्द नहीं हो सका',
  },
  cover: 'बीमे का प्रकार',
  behind: {
    calls: '%{lender} आपको कॉल करेगा',
    somebody: 'लेंडर',
    rate: 'सालाना ब्याज दर',
    complaints: 'शिकायत',
    loading: 'देख रहे हैं कि कौन कॉल करेगा',
    failed: 'कौन कॉल करेगा, यह लोड नहीं हो सका',
  },
  not_yet: {
    title: 'अभी यहाँ कोई यह नहीं देता',
    text: 'इसलिए हम आपकी जानकारी नहीं माँगते। हमें बताएँ कि आपको यह चाहिए: नए लेंडर खोजते समय हम ऐसी रुचि गिनते हैं। आप अपनी रुचि कभी भी हटा सकते हैं।',
    wish: 'मेरी रुचि दर्ज करें',
    noted: 'आपकी रुचि %{when} दर्ज हुई।',
    failed: 'आपकी रुचि दर्ज नहीं हो सकी',
  },
  asked_on: 'मिलने की तारीख़',
  next: 'आगे क्या होगा',
  continue: 'आगे बढ़ें',
  loading: 'आपका अनुरोध लोड हो रहा है',
  failed: 'आपका अनुरोध लोड नहीं हो सका',
  retry: 'फिर कोशिश करें',
};
