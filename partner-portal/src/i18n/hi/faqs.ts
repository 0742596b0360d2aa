import type { Texts } from '@marketplace/shared/i18n';
import type { faqs as english } from '../en/faqs';

export const faqs: Texts<typeof english> = {
  title: 'आम सवाल',
  customer: 'ग्राहकों के सवाल',
  customer_about: 'लोन, कोड और अपने डेटा के बारे में ग्राहक क्या पूछते हैं। उन्हें जवाब दिखाएँ।',
  dsa: 'DSA के सवाल',
  dsa_about: 'लीड, लिंक और भुगतान के बारे में पार्टनर क्या पूछते हैं।',
  search: 'सवाल और जवाब खोजें',
  found_one: '%{count} सवाल',
  found_other: '%{count} सवाल',
  helpful: 'क्या यह काम आया?',
};
