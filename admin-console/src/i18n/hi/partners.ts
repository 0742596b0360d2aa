import type { Texts } from '@marketplace/shared/i18n';
import type { partners as english } from '../en/partners';

export const partners: Texts<typeof english> = {
  search: 'पार्टनर खोजें',
  add: 'पार्टनर जोड़ें',
  add_hint: 'पार्टनर का पेज / और URL के हिस्से से बने पते पर खुलता है, अपना ब्रांड बनने तक डिफ़ॉल्ट ब्रांड में।',
  created: 'पार्टनर जोड़ दिया गया!',
  updated: 'पार्टनर अपडेट हो गया!',
  sections: { revenue: 'रेवेन्यू', links: 'लिंक', users: 'यूज़र' },
  no_users: 'इस पार्टनर के पोर्टल में अभी कोई साइन इन नहीं कर सकता।',
  leads: {
    revenue: 'हर लोन जारी होने पर पार्टनर की कमाई: हमारे रेवेन्यू का हिस्सा, तय फ़ीस, या दोनों।',
    users: 'इस पार्टनर के पोर्टल में कौन साइन इन कर सकता है।',
    links: 'पार्टनर के लिंक में लगने वाली utm_id।',
  },
};
