import type { Texts } from '@marketplace/shared/i18n';
import type { texts as english } from '../en';

/** The partner portal's own texts. */
export const texts: Texts<typeof english> = {
  portal: {
    dashboard: 'डैशबोर्ड',
    leads: 'लीड',
    applications: 'आवेदन',
    training: 'प्रशिक्षण सामग्री',
    eligibility: 'पात्रता की शर्तें',
    eligibility_about: 'हर लेंडर ग्राहक से क्या चाहता है और आवेदन किस तरह लेता है।',
    earnings: 'आपकी कमाई',
    average: 'औसत जारी राशि',
    recent_leads: 'नई लीड',
    recent_applications: 'नए आवेदन',
    no_leads: 'जैसे ही कोई आपके लिंक से साइन इन करेगा, उसकी लीड यहाँ दिखेगी।',
    no_applications: 'जैसे ही आपकी कोई लीड ऑफ़र चुनेगी, उसका आवेदन यहाँ दिखेगा।',
    all: 'सभी देखें',
    unnamed: 'नाम अभी नहीं दिया गया',
    search: 'नाम से खोजें',
  },
  eligibility: {
    criteria: 'लेंडर',
    age: 'उम्र',
    employment: 'वेतनभोगी/स्व-रोज़गार',
    income: 'मासिक शुद्ध आय',
    min_loan: 'न्यूनतम लोन',
    max_loan: 'अधिकतम लोन',
    cibil: 'सिबिल',
    journey: 'आवेदन का तरीक़ा',
    salaried: 'वेतनभोगी',
    both: 'दोनों',
    none: 'कोई न्यूनतम नहीं',
    over: '%{age} से ज़्यादा',
    split: 'वेतनभोगी %{salaried}\nस्व-रोज़गार %{self_employed}',
    turnover: '%{amount} टर्नओवर',
    gold_value: 'सोने के मूल्य तक',
  },
  masquerade: {
    label: 'पार्टनर के रूप में काम',
    badge: 'मास्करेड',
    text: 'आप %{partner} के रूप में काम कर रहे हैं।',
    exit: 'बाहर निकलें',
  },
};
