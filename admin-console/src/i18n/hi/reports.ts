import type { Texts } from '@marketplace/shared/i18n';
import type { reports as english } from '../en/reports';

export const reports: Texts<typeof english> = {
  no_name: 'नाम अभी नहीं भरा',
  customer_hint: 'नाम, मोबाइल नंबर या संदर्भ नंबर से खोजें',
  no_customer: 'कोई ग्राहक नहीं मिला',
  print: 'प्रिंट करें',
  too_long_to_print: 'अधिकतम %{most} पंक्तियाँ प्रिंट हो सकती हैं। सूची फ़िल्टर करें या फ़ाइल में सहेजें।',
  total: 'कुल',
  total_of: 'कुल %{count}',
  approvals: 'मंज़ूर',
  earning_kind: 'किस्म',
  earning_day: 'किस दिन गिना गया',
  search_earnings: 'संदर्भ से खोजें',
};
