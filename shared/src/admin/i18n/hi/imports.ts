import type { Texts } from '@marketplace/shared/i18n';
import type { imports as english } from '../en/imports';

export const imports: Texts<typeof english> = {
  lead: {
    mis: 'लेंडर की जारी राशियों की रिपोर्ट को हमारे आवेदनों से मिलाएँ, फिर जो अलग है उसे दर्ज करें।',
    commission: 'लेंडर जारी राशियों के लिए जो देते हैं, उसे पार्टनर के खाते में दर्ज करें।',
  },
  template: 'नमूना डाउनलोड करें',
  mapping: 'फ़ाइल के कॉलम',
  no_heading: 'फ़ाइल में नहीं',
  heading: 'कॉलम %{n}',
  found: 'फ़ाइल में पंक्तियाँ: %{rows}।',
  remembered: 'कॉलम पिछली बार की तरह मिलाए गए हैं।',
  check: 'फ़ाइल जाँचें',
  progress: '%{label}: %{all} में से %{done} पंक्तियाँ',
  load: 'अलग पंक्तियाँ दर्ज करें: %{n}',
  erased: 'पंक्तियों का पाठ %{at} को मिटा दिया गया। फ़ाइल ने क्या बदला, वह रखा गया है।',
  failed_rows: 'ग़लत पंक्तियाँ डाउनलोड करें',
  outcome: 'नतीजे के हिसाब से पंक्तियाँ',
  begun: 'सर्वर फ़ाइल पर काम कर रहा है',
  show: 'दिखाएँ',
};
