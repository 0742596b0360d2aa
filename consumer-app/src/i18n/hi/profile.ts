import type { Texts } from '@marketplace/shared/i18n';
import type { profileTexts as english } from '../en/profile';

export const profileTexts: Texts<typeof english> = {
  title: 'आपकी जानकारी',
  intro: 'इसी जानकारी से लेंडर तय करते हैं कि वे आपको क्या ऑफ़र दे सकते हैं। इसमें क़रीब 5 मिनट लगेंगे।',
  section: {
    first: 'पहले कुछ सवाल',
    personal: 'निजी जानकारी',
    contact: 'संपर्क की जानकारी',
    employment: 'काम और आय',
    communication: 'संदेशों की पसंद',
  },
  section_intro: {
    first: 'भेजने से पहले आप ये जवाब बदल सकते हैं।',
    personal: 'जैसा आपके PAN कार्ड पर है।',
    contact: 'आप कहाँ रहते हैं और लेंडर आपसे कैसे संपर्क करे।',
    employment: 'इससे तय होता है कि कौन-से लेंडर आपसे मेल खाते हैं।',
    communication: 'ये ज़रूरी नहीं हैं। आप इन्हें यहाँ कभी भी बदल सकते हैं।',
  },
  hint: { se_loan_amount: 'ऑफ़र देखते समय इसे बदल सकते हैं' },
  consent: {
    bureau_missing:
      'क्रेडिट रिपोर्ट देखने की अनुमति देने के लिए बॉक्स पर निशान लगाएँ। इसके बिना ऑफ़र तैयार नहीं हो सकते',
    lenders_missing: 'लेंडरों से ऑफ़र माँगने की अनुमति देने के लिए बॉक्स पर निशान लगाएँ',
  },
  send: 'सहमति दें और ऑफ़र देखें',
  failed: 'आपकी जानकारी अभी सहेजी नहीं गई है',
};
