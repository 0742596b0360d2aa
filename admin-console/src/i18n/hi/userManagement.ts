import type { Texts } from '@marketplace/shared/i18n';
import type { userManagement as english } from '../en/userManagement';

export const userManagement: Texts<typeof english> = {
  add: 'यूज़र जोड़ें',
  edit_title: '%{name} की जानकारी बदलें',
  search: 'नाम या ई-मेल',
  role: 'भूमिका',
  may_sign_in: 'साइन इन कर सकते हैं',
  you: 'आप',
  own: 'अपनी भूमिका आप ख़ुद नहीं बदल सकते और ख़ुद को बंद भी नहीं कर सकते। यह कोई दूसरा एडमिन कर सकता है।',
  created: '%{name} को जोड़ दिया गया। पहला पासवर्ड %{email} पर भेजा जा रहा है।',
  updated: 'यूज़र की जानकारी बदल दी गई',
  first_password: 'हम इस पते पर पहला पासवर्ड भेजते हैं। पहले साइन इन पर उसे बदलना होता है।',
  reset: 'पासवर्ड रीसेट करें',
  reset_title: '%{name} का पासवर्ड रीसेट करें?',
  reset_text:
    'सब डिवाइस लॉग आउट हो जाएँगे। नया पहला पासवर्ड %{email} पर जाएगा और अगले साइन इन पर उसे बदलना होगा।',
  reset_done: 'नया पहला पासवर्ड %{email} पर भेजा जा रहा है',
  roles: 'किस भूमिका को क्या दिखता है',
  role_texts: {
    '1': 'हर पेज और हर बदलाव',
    '2': 'डैशबोर्ड, रिपोर्ट, ग्राहकों का सफ़र, स्थिति फ़ाइलें और CSR पोर्टल',
    '3': 'CSR पोर्टल और टेलीकॉलिंग',
  },
};
