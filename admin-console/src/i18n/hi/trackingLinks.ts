import type { Texts } from '@marketplace/shared/i18n';
import type { trackingLinks as english } from '../en/trackingLinks';

export const trackingLinks: Texts<typeof english> = {
  empty: 'अभी तक कोई लिंक नहीं',
  empty_text: 'हर कैंपेन के लिए लिंक जोड़ें और देखें कि उससे क्या मिलता है।',
  about:
    'छोटे पते, जो पार्टनर के ब्रांड में प्रोडक्ट खोलते हैं। क्लिक गिने जाते हैं, पर किसने क्लिक किया, यह नहीं रखा जाता।',
  search: 'लिंक खोजें',
  add: 'नया लिंक',
  added: 'लिंक जोड़ दिया गया',
  saved: 'लिंक सहेजा गया',
  address: 'छोटा पता',
  copy: 'पता कॉपी करें',
  copied: 'पता कॉपी हो गया',
  campaign: 'कैंपेन',
  campaign_hint: 'इस सूची के लिए नाम, जैसे दिवाली पोस्टर',
  code_hint: 'सात अक्षरों का कोड अपने आप बनाने के लिए ख़ाली छोड़ें',
  funnel: 'क्लिक से लोन जारी होने तक',
  step: 'चरण',
  count: 'संख्या',
  of_clicks: 'क्लिक में से',
  disbursed: '%{amount} जारी',
  counts_hint:
    'लीड यानी लोग। एक व्यक्ति कई लेंडरों के पास आवेदन कर सकता है, इसलिए आवेदन लीड से ज़्यादा हो सकते हैं।',
  by_day: 'दिन के हिसाब से क्लिक',
  archive: 'संग्रहित करें',
  restore: 'फिर से इस्तेमाल करें',
  archived_note: 'यह लिंक संग्रहित है। यह अब भी पार्टनर का पेज खोलता है, पर इसके क्लिक और लीड नहीं गिने जाते।',
};
