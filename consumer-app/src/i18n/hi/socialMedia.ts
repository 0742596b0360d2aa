import type { Texts } from '@marketplace/shared/i18n';
import type { socialMediaTexts as english } from '../en/socialMedia';

export const socialMediaTexts: Texts<typeof english> = {
  title: 'देखें कि कौन आपको लोन दे सकता है, और कुल ख़र्च कितना होगा',
  intro: 'एक प्रोफ़ाइल, कई लेंडर, हर शुल्क जोड़कर। तुलना मुफ़्त है और इससे आप किसी बात के लिए बँधते नहीं।',
  question: 'आपको क्या चाहिए?',
  missing: 'चुनें कि आपको क्या चाहिए',
  continue: 'आगे बढ़ें',
  continue_anonymous: 'साइन इन करने के लिए आगे बढ़ें',
  need: {
    title: 'आपके पास क्या होना चाहिए',
    identity: 'आपका PAN और जन्म तिथि',
    income: 'आपकी मासिक आय और जो EMI आप देते हैं',
    time: 'मोबाइल नंबर या ई-मेल पता, और 5 मिनट',
  },
  data: {
    title: 'आपकी जानकारी का क्या होता है',
    text: 'हम आपकी जानकारी लेंडरों को सिर्फ़ आपकी सहमति से देते हैं। आप हर काम के लिए अलग से सहमति देते हैं और उसे कभी भी वापस ले सकते हैं।',
    privacy: 'गोपनीयता और कुकीज़',
    about: 'हमारे और हमारे लेंडरों के बारे में',
  },
};
