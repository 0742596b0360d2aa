import type { Texts } from '@marketplace/shared/i18n';
import type { businessTexts as english } from '../en/business';

export const businessTexts: Texts<typeof english> = {
  title: 'आपका कारोबार',
  intro: 'इसी जानकारी से लेंडर तय करते हैं कि वे आपके कारोबार को क्या ऑफ़र दे सकते हैं। इसमें क़रीब 5 मिनट लगेंगे।',
  section: {
    first: 'पहले कुछ सवाल',
    business: 'कारोबार',
    owner: 'आपके बारे में',
    contact: 'संपर्क की जानकारी',
    loan: 'आय और लोन',
  },
  section_intro: {
    first: 'भेजने से पहले आप ये जवाब बदल सकते हैं।',
    business: 'जैसा आपके पंजीकरण प्रमाण-पत्र पर है।',
    owner: 'मालिक या साझेदार, जैसा आपके PAN कार्ड पर है।',
    contact: 'आप कहाँ रहते हैं और लेंडर आपसे कैसे संपर्क करे।',
    loan: 'कारोबार से आपकी कितनी कमाई होती है, और आपको कितना लोन चाहिए।',
  },
  consent: {
    bureau_missing:
      'क्रेडिट रिपोर्ट देखने की अनुमति देने के लिए बॉक्स पर निशान लगाएँ। इसके बिना ऑफ़र तैयार नहीं हो सकते',
    lenders_missing: 'लेंडरों से ऑफ़र माँगने की अनुमति देने के लिए बॉक्स पर निशान लगाएँ',
  },
  send: 'सहमति दें और ऑफ़र देखें',
};
