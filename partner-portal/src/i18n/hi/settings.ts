import type { Texts } from '@marketplace/shared/i18n';
import type { settings as english } from '../en/settings';

/** Texts of the partner's settings. */
export const settings: Texts<typeof english> = {
  title: 'सेटिंग',
  about: 'आपका कारोबार, भुगतान का तरीक़ा, यहाँ काम करने वाले लोग और इस पोर्टल का रूप।',
  tabs: {
    profile: 'प्रोफ़ाइल',
    'payout-account': 'भुगतान खाता',
    users: 'यूज़र',
    security: 'सुरक्षा',
    notifications: 'सूचनाएँ',
    brand: 'ब्रांड स्टूडियो',
  },
  profile: {
    contact: 'आपका कारोबार',
    edit: 'प्रोफ़ाइल बदलें',
    saved: 'प्रोफ़ाइल सहेजी गई',
    address: 'पता',
    web_address: 'वेब पता',
    none: 'नहीं बताया',
    no_gstin: 'GST में पंजीकृत नहीं',
    gstin_hint: 'GST में पंजीकृत न हों तो ख़ाली छोड़ें।',
    fixed: 'हमारी टीम बदलती है',
    fixed_about: 'आपका नाम, वेब पता और PAN आपके अनुबंध में दर्ज हैं।',
    ask: 'बदलवाने के लिए हमें लिखें',
  },
  payout_account: {
    add: 'खाता दर्ज करें',
    change: 'खाता बदलें',
    none: 'आपको भुगतान करने के लिए कोई खाता दर्ज नहीं है। खाता दर्ज करें, हमारी टीम उसकी जाँच करेगी।',
    pending: 'हमारी टीम इस खाते की जाँच कर रही है। तब तक आपके भुगतान रुके हैं।',
    verified: 'आपके भुगतान इस खाते में आते हैं।',
    failed: 'हम इस खाते की जाँच पूरी नहीं कर सके, इसलिए आपके भुगतान रुके हैं। इसे दोबारा दर्ज करें।',
    saved: 'खाता सहेजा गया। अब हमारी टीम इसकी जाँच करेगी।',
    warning: 'नए खाते की जाँच होने तक आपके भुगतान रुके रहेंगे।',
  },
  notifications: {
    settings: 'आपको क्या बताया जाए',
    about: 'ई-मेल और SMS आपकी प्रोफ़ाइल के पते और नंबर पर जाते हैं। जिस पर निशान नहीं, वह हम नहीं भेजते।',
    event: 'घटना',
    channels: { email: 'ई-मेल', sms: 'SMS', inbox: 'पोर्टल में' },
    events: {
      lead: 'नई लीड',
      application: 'आवेदन की स्थिति',
      payout: 'भुगतान हुआ',
      dispute: 'विवाद का जवाब',
      ticket: 'टिकट का जवाब',
      webhook: 'वेबहुक काम नहीं कर रहा',
    },
    saved: 'सूचनाएँ सहेजी गईं',
    inbox: 'पोर्टल में',
  },
  password: 'आपका पासवर्ड',
  security: {
    own_only: 'साइन इन का तरीक़ा केवल यहाँ साइन इन करने वाले लोग देख और बदल सकते हैं।',
  },
};
