import type { Texts } from '@marketplace/shared/i18n';
import type { leadTexts as english } from '../en/leads';

export const leadTexts: Texts<typeof english> = {
  id: 'लीड आईडी',
  card: 'आपका अनुरोध',
  status: 'स्थिति',
  status_asked: 'मिल गया, कॉल आना बाकी है',
  status_done: 'पूरा हुआ',
  status_cancelled: 'रद्द',
  cancel: {
    ask: 'अनुरोध रद्द करें',
    title: 'यह अनुरोध रद्द करना है?',
    text: 'इसके लिए कोई आपको कॉल नहीं करेगा। आप बाद में फिर अनुरोध कर सकते हैं।',
    done: 'आपका अनुरोध रद्द हो गया',
    failed: 'आपका अनुरोध रद्द नहीं हो सका',
  },
  cover: 'बीमे का प्रकार',
  asked_on: 'मिलने की तारीख़',
  next: 'आगे क्या होगा',
  continue: 'आगे बढ़ें',
  loading: 'आपका अनुरोध लोड हो रहा है',
  failed: 'आपका अनुरोध लोड नहीं हो सका',
  retry: 'फिर कोशिश करें',
};
