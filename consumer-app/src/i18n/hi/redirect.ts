import type { Texts } from '@marketplace/shared/i18n';
import type { redirectTexts as english } from '../en/redirect';

export const redirectTexts: Texts<typeof english> = {
  leaves: {
    title: 'यह लिंक इस साइट से बाहर ले जाता है',
    text: 'आपकी सुरक्षा के लिए हमने इसे नहीं खोला। अगर यह किसी संदेश में आया था, तो उस साइट पर OTP या बैंक की जानकारी न डालें। आप यहीं से आगे बढ़ सकते हैं।',
  },
  nowhere: {
    title: 'यह लिंक हमारे किसी पेज तक नहीं जाता',
    text: 'लिंक अधूरा या पुराना हो सकता है। आप शुरुआती पेज पर जा सकते हैं।',
  },
  start: 'शुरुआती पेज पर जाएँ',
};
