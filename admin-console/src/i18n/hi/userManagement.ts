import type { Texts } from '@marketplace/shared/i18n';
import type { userManagement as english } from '../en/userManagement';

export const userManagement: Texts<typeof english> = {
  add: 'यूज़र जोड़ें',
  edit_title: '%{name} की जानकारी बदलें',
  search: 'नाम या ई-मेल',
  you: 'आप',
  own_account:
    'अपनी भूमिका आप ख़ुद नहीं बदल सकते और ख़ुद को बंद भी नहीं कर सकते। यह कोई दूसरा एडमिन कर सकता है।',
  created: '%{name} को जोड़ दिया गया। हमने अस्थायी पासवर्ड %{email} पर भेजा है।',
  updated: 'यूज़र की जानकारी बदल दी गई',
  first_password: 'हम इस पते पर अस्थायी पासवर्ड भेजते हैं। पहले साइन इन पर उसे बदलना होता है।',
  reset: 'पासवर्ड रीसेट करें',
  reset_title: '%{name} का पासवर्ड रीसेट करें?',
  reset_text:
    'सभी डिवाइस लॉग आउट हो जाएँगे। नया अस्थायी पासवर्ड %{email} पर जाएगा और अगले साइन इन पर उसे बदलना होगा।',
  reset_done: 'हमने अस्थायी पासवर्ड %{email} पर भेजा है',
  second_factor: {
    required: '2-स्टेप सत्यापन',
    required_about: 'इन भूमिकाओं वाले लोग ऐप के कोड के साथ ही साइन इन कर सकते हैं।',
    require: 'ज़रूरी बनाएँ',
    require_title: '%{role} के लिए 2-स्टेप सत्यापन ज़रूरी बनाएँ?',
    require_text: 'जिनके पास यह नहीं है, वे अभी लॉग आउट हो जाएँगे और अगले साइन इन पर इसे चालू करेंगे।',
    reset: '2-स्टेप सत्यापन हटाएँ',
    reset_title: '%{name} का 2-स्टेप सत्यापन हटाएँ?',
    reset_text:
      '%{name} हर डिवाइस से लॉग आउट हो जाएँगे, और सिर्फ़ पासवर्ड से साइन इन कर सकेंगे। हम उन्हें ई-मेल भेजते हैं।',
  },
  roles: 'कौन-सी भूमिका क्या कर सकती है',
  permissions: {
    subject: 'विषय',
    pages: 'पेज',
    resources: 'रिकॉर्ड',
    open: 'खोलना',
    view: 'देखना',
    change: 'बदलना',
    files: 'फ़ाइलें',
    load: 'जाँचना और दर्ज करना',
    roll_back: 'पुष्टि करना और वापस लेना',
    files_of: {
      mis: 'MIS फ़ाइलें',
      commission: 'कमीशन की फ़ाइलें',
      application_status: 'आवेदन स्थिति की फ़ाइलें',
      leads: 'पार्टनर की लीड की फ़ाइलें',
    },
    actions: 'कार्रवाइयाँ',
    allowed: 'कर सकते हैं',
    actions_of: {
      export: 'सूचियाँ एक्सपोर्ट करना',
      note: 'ग्राहकों पर नोट जोड़ना',
      call: 'ग्राहकों को कॉल करना',
      reveal_contact: 'कॉल पर ग्राहक का PAN और संपर्क देखना',
      reveal_account: 'पार्टनर का खाता नंबर देखना',
      masquerade: 'पार्टनर के तौर पर काम करना',
      approve: 'दूसरे एडमिन के बदलाव मंज़ूर करना',
    },
  },
};
