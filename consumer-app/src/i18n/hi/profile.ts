import type { Texts } from '@marketplace/shared/i18n';
import type { profileTexts as english } from '../en/profile';

export const profileTexts: Texts<typeof english> = {
  title: 'आपकी जानकारी',
  intro: 'इसी जानकारी से लेंडर तय करते हैं कि वे आपको क्या ऑफ़र दे सकते हैं।',
  section: {
    first: 'पहले कुछ सवाल',
    loan: 'लोन',
    personal: 'निजी जानकारी',
    contact: 'संपर्क की जानकारी',
    employment: 'काम और आय',
    work: 'आपके काम के बारे में और',
    about: 'आपके बारे में और',
    communication: 'आपको ख़बर कैसे भेजें',
  },
  section_intro: {
    first: 'भेजने से पहले आप ये जवाब बदल सकते हैं।',
    loan: 'ऑफ़र देखते समय इसे बदल सकते हैं।',
    personal: 'जैसा आपके PAN कार्ड पर है, किसी भी लिपि में।',
    contact: 'आप कहाँ रहते हैं और लेंडर आपसे कैसे संपर्क करे।',
    employment: 'इससे तय होता है कि कौन आपको लोन दे सकता है।',
    work: 'लेंडर इन्हें आपके काग़ज़ों से मिलाएगा।',
    about: 'लेंडर को अपने रिकॉर्ड के लिए यह जानकारी चाहिए।',
    communication: 'ये ज़रूरी नहीं हैं। आप इन्हें यहाँ कभी भी बदल सकते हैं।',
  },
  consent: {
    bureau_missing:
      'क्रेडिट रिपोर्ट देखने की अनुमति देने के लिए बॉक्स पर निशान लगाएँ। इसके बिना ऑफ़र तैयार नहीं हो सकते',
  },
  send: 'सहमति दें और ऑफ़र देखें',
  failed: 'आपकी जानकारी अभी सहेजी नहीं गई है',
};
