import type { Texts } from '@marketplace/shared/i18n';
import type { productsTexts as english } from '../en/products';

export const productsTexts: Texts<typeof english> = {
  title: 'आपको क्या चाहिए?',
  intro: 'कोई एक चुनें। आप यहाँ कभी भी वापस आ सकते हैं।',
  hidden: '%{brand} पर %{product} उपलब्ध नहीं है। नीचे दिए प्रोडक्ट में से कोई एक चुनें।',
  personal: { name: 'पर्सनल लोन', text: 'किसी भी ज़रूरत के लिए, बिना कुछ गिरवी रखे' },
  gold: { name: 'गोल्ड लोन', text: 'अपने सोने के बदले लोन लें' },
  business: { name: 'बिज़नेस लोन', text: 'पंजीकृत कारोबार के लिए, या आपके अपने काम के लिए' },
  housing: { name: 'किफ़ायती होम लोन', text: 'घर ख़रीदने, बनाने या सुधारने के लिए' },
  cards: { name: 'क्रेडिट कार्ड', text: 'FD पर मिलने वाले और बिना FD के कार्ड, उनके शुल्क के साथ' },
  insurance: { name: 'अन्य बीमा', text: 'स्वास्थ्य, गाड़ी और भी बहुत कुछ' },
  student: { name: 'एजुकेशन लोन', text: 'पढ़ाई की फ़ीस और रहने के ख़र्च के लिए' },
  two_wheeler: { name: 'टू-व्हीलर लोन', text: 'नए या पुराने दोपहिया के लिए' },
  car: { name: 'कार लोन', text: 'नई या पुरानी कार के लिए' },
  voucher: { name: 'डिस्काउंट वाउचर', text: 'दुकानों में और ऑनलाइन छूट के कोड' },
  dialog: {
    title: 'क्या आपके पास कारोबार का पंजीकरण प्रमाण-पत्र है?',
    answer: 'आपका जवाब',
    yes: 'हाँ',
    yes_hint: 'हम आपके लिए बिज़नेस लोन ढूँढेंगे',
    no: 'नहीं',
    no_hint: 'हम आपके लिए पर्सनल लोन ढूँढेंगे',
    go: 'आगे बढ़ें',
  },
};
