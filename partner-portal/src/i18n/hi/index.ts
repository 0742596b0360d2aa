export { applications } from './applications';
export { brandStudio as brand_studio } from './brandStudio';
export { communication } from './communication';
export { faqs } from './faqs';
export { funnel } from './funnel';
export { integration } from './integration';
export { leads } from './leads';
export { lenderJourney as lender_journey } from './lenderJourney';
export { marketing } from './marketing';
export { notices } from './notices';
export { offering } from './offering';
export { referral } from './referral';
export { reports } from './reports';
export { settings } from './settings';
export { training } from './training';

export const portal = {
  dashboard: 'डैशबोर्ड',
  leads: 'लीड',
  applications: 'आवेदन',
  merchants: 'मर्चेंट',
  merchants_about:
    'आपके साथ काम करने के लिए आए रीसेलर के आवेदन। हमारी टीम इन्हें जाँचकर फ़ैसला करती है। आप यहाँ हर आवेदन की स्थिति देख सकते हैं।',
  search_merchants: 'कंपनी, संपर्क, शहर या संदर्भ नंबर',
  training: 'प्रशिक्षण सामग्री',
  eligibility: 'पात्रता की शर्तें',
  eligibility_about: 'हर लेंडर ग्राहक से क्या चाहता है और आवेदन किस तरह लेता है।',
  earnings: 'आपकी कमाई',
  average: 'औसत जारी राशि',
  recent_leads: 'नई लीड',
  recent_applications: 'नए आवेदन',
  leads_none: 'अभी तक कोई लीड नहीं',
  leads_none_text: 'अपने ग्राहकों से कोई प्रोडक्ट साझा करें, या लोन माँगने वाले की लीड जोड़ें।',
  applications_none: 'अभी तक कोई आवेदन नहीं',
  merchants_none: 'अभी तक कोई मर्चेंट नहीं',
  merchants_none_text: 'रीसेलर को अपना रेफ़रल लिंक भेजें। हर आवेदन यहाँ दिखेगा।',
  share: 'प्रोडक्ट साझा करें',
  see_leads: 'अपनी लीड देखें',
  no_leads: 'जैसे ही कोई आपके लिंक से साइन इन करेगा, उसकी लीड यहाँ दिखेगी।',
  no_applications: 'जैसे ही आपकी कोई लीड ऑफ़र चुनेगी, उसका आवेदन यहाँ दिखेगा।',
  all: 'सभी देखें',
  unnamed: 'नाम अभी नहीं दिया गया',
  unchecked:
    'सर्वर से जवाब नहीं मिला, इसलिए आपके सत्र की जाँच नहीं हो सकी। आप साइन इन रहेंगे और हम फिर जाँच करेंगे।',
  search: 'नाम से खोजें',
};

export const prospects = {
  title: 'ग्राहक लिंक',
  about:
    'हर लिंक से एक ग्राहक भेजा जाता है; लिंक एक ही बार और 30 दिन तक चलता है। ग्राहक को आपका ब्रांड और प्रोडक्ट दिखता है, यहाँ आपका लिखा कभी नहीं।',
  none: 'अभी तक कोई ग्राहक लिंक नहीं',
  none_text: 'किसी एक ग्राहक के लिए लिंक बनाएँ और संदेश से भेजें।',
  create: 'लिंक बनाएँ',
  created: 'आपका लिंक तैयार है',
  created_text: 'इसे सिर्फ़ इसी ग्राहक को भेजें। यह एक ही बार और 30 दिन तक चलेगा।',
  form_hint: 'नाम और संपर्क से आप अपने लिंक पहचान पाते हैं।',
  link: 'लिंक',
  copy: 'लिंक कॉपी करें',
  copied: 'कॉपी हो गया',
  copy_of: '%{name} के लिए',
  by_admin: '%{name} (एडमिन)',
  unnamed: 'नाम नहीं',
};

export const eligibility = {
  paused: 'अभी लोन नहीं दे रहा',
  search: 'लेंडर खोजें',
  criteria: 'लेंडर',
  age: 'उम्र',
  employment: 'नौकरीपेशा/स्वरोज़गार',
  income: 'मासिक शुद्ध आय',
  min_loan: 'न्यूनतम लोन',
  max_loan: 'अधिकतम लोन',
  cibil: 'सिबिल',
  journey: 'आवेदन का तरीक़ा',
  salaried: 'नौकरीपेशा',
  both: 'दोनों',
  self_employed: 'स्वरोज़गार',
  none: 'कोई न्यूनतम नहीं',
  age_over: '%{age} से ज़्यादा',
  by_employment: 'नौकरीपेशा %{salaried}\nस्वरोज़गार %{self_employed}',
  turnover: '%{amount} टर्नओवर',
  gold_value: 'सोने के मूल्य तक',
};

export const masquerade = {
  label: 'पार्टनर की तरह काम',
  badge: 'मास्करेड',
  text: 'आप %{partner} की तरह काम कर रहे हैं।',
  read_only: 'आप सब कुछ देख सकते हैं, पर बदल कुछ नहीं सकते।',
  write: 'आप जो बदलेंगे, वह आपके नाम से दर्ज होगा।',
  reason: 'कारण: %{reason}। समाप्ति: %{until}।',
  exit: 'बाहर निकलें',
};
