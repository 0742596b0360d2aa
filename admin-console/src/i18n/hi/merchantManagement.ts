import type { Texts } from '@marketplace/shared/i18n';
import type { merchantManagement as english } from '../en/merchantManagement';

export const merchantManagement: Texts<typeof english> = {
  search: 'पार्टनर या कोड',
  code: 'कोड',
  share: 'हिस्सा',
  share_and_fee: '%{percent} + हर लोन पर %{fee}',
  earnings: 'कमाई',
  activity: 'गतिविधि',
  active: 'जिनकी लीड या आवेदन हैं',
  idle: 'जिनका कुछ नहीं है',
  act: 'पार्टनर की तरह देखें',
  act_title: '%{name} की तरह देखें',
  act_text:
    'पार्टनर पोर्टल वैसा ही खुलेगा जैसा इस पार्टनर को दिखता है, ज़्यादा से ज़्यादा 60 मिनट के लिए। किसने, कब और क्यों देखा, यह दर्ज होता है।',
  reason: 'कारण',
  reason_hint: 'जैसे, सहायता अनुरोध का नंबर',
  reason_required: 'बताइए कि इस पार्टनर की तरह देखना क्यों ज़रूरी है',
  write: 'बदलाव की अनुमति',
  write_hint: 'इसके बिना आप सब कुछ देख सकते हैं, पर बदल कुछ नहीं सकते।',
  open: 'पोर्टल खोलें',
};
