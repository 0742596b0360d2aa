import type { Texts } from '@marketplace/shared/i18n';
import type { marketing as english } from '../en/marketing';

export const marketing: Texts<typeof english> = {
  title: 'मार्केटिंग सहायता',
  messages: 'संदेश के टेक्स्ट',
  messages_about: 'दोनों भाषाओं में टेक्स्ट, आपके नाम और लिंक के साथ। कॉपी करें या आगे भेजें।',
  creatives: 'बैनर और क्रिएटिव',
  creatives_about:
    'आपके ब्रांड में, QR कोड के साथ, जो आपका पेज खोलता है। हर एक के नीचे का टेक्स्ट हटाया नहीं जा सकता।',
  copy: '%{name} %{language} में कॉपी करें',
  whatsapp: 'व्हाट्सऐप',
  sms: 'SMS',
  email: 'ई-मेल',
  en: 'अंग्रेज़ी',
  hi: 'हिन्दी',
  size: 'आकार',
  language: 'भाषा',
  until: '%{day} से पहले तक इस्तेमाल कर सकते हैं',
  withdrawn: 'वापस लिया गया',
  withdrawn_about: '%{day} से। इसे हटा दें; इसका QR कोड अब आपके शुरुआती पेज पर जाता है।',
  png: 'PNG सहेजें',
  pdf: 'PDF सहेजें',
};
