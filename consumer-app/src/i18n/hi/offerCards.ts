import type { Texts } from '@marketplace/shared/i18n';
import type { offerCards as english } from '../en/offerCards';

export const offerCards: Texts<typeof english> = {
  card: {
    cost: 'ब्याज और शुल्क में आप %{cost} देंगे',
    terms: '%{tenure} के लिए %{amount}',
    money_by: 'पैसे आम तौर पर %{day} तक मिल जाते हैं',
    rules_met_one: 'आप इसकी %{count} शर्त पूरी करते हैं; काग़ज़ यह अब भी जाँचेगा',
    rules_met_other: 'आप इसकी सभी %{count} शर्तें पूरी करते हैं; काग़ज़ यह अब भी जाँचेगा',
    rules_open_one: 'आप इसकी %{count} शर्त पूरी करते हैं; यह अब भी जाँचेगा: %{what}',
    rules_open_other: 'आप इसकी %{count} शर्तें पूरी करते हैं; यह अब भी जाँचेगा: %{what}',
    approves: 'यहाँ से भेजे गए %{percent} आवेदन इसने मंज़ूर किए हैं',
  },
  score_from: 'स्कोर %{score}, %{bureau}',
  no_score: 'क्रेडिट स्कोर अभी नहीं है, इसलिए हर लेंडर की सबसे ऊँची दर दिखाई गई है',
  filter: {
    title: 'छाँटें',
    title_count: 'छाँटें (%{count})',
    full: 'सिर्फ़ पूरी रकम वाले',
    emi: 'EMI ज़्यादा से ज़्यादा',
    emi_hint: 'कोई भी EMI चलेगी, तो ख़ाली छोड़ें',
    fee: 'प्रोसेसिंग शुल्क ज़्यादा से ज़्यादा',
    fee_any: 'कोई भी शुल्क',
    fee_none: 'कोई शुल्क नहीं',
    fee_percent: 'लोन का %{percent}',
    days: 'पैसे कब तक मिलें',
    days_any: 'कभी भी',
    showing: '%{count} में से %{shown} ऑफ़र दिख रहे हैं',
    none: 'छाँटने पर कोई ऑफ़र नहीं बचा',
    clear: 'सारे ऑफ़र दिखाएँ',
  },
  reasons: {
    terms_one: '%{count} लेंडर ने कोई दर नहीं बताई',
    terms_other: '%{count} लेंडरों ने कोई दर नहीं बताई',
    bounds: '%{min} से %{max}',
  },
  first: {
    title: 'पहले यह कर सकते हैं',
    gold: 'सोने पर लोन: इसमें क्रेडिट स्कोर का बहुत कम असर होता है',
    gold_link: 'गोल्ड लोन देखें',
    card: 'FD पर मिलने वाला कार्ड: समय पर चुकाने से आपका स्कोर बढ़ता है',
    card_link: 'FD पर मिलने वाले कार्ड देखें',
    later: 'स्कोर और आय बदलती रहती है। हम आपको दोबारा देखने की याद दिला सकते हैं।',
  },
};
