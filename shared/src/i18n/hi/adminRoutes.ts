import type { Texts } from '../catalogue';
import type { adminRoutes as english } from '../en/adminRoutes';

export const adminRoutes: Texts<typeof english> = {
  dashboard: 'डैशबोर्ड',
  mis_upload: 'MIS अपलोड',
  vendors_on_off: 'लेंडर चालू/बंद',
  lenders: 'लेंडर',
  lender: 'लेंडर बदलें',
  customer_eligibility: 'ग्राहक पात्रता',
  csr_portal: 'CSR पोर्टल',
  csr_customer: 'ग्राहक',
  internal_report: 'आंतरिक रिपोर्ट',
  customer_info_deletion: 'ग्राहक की जानकारी हटाना',
  customers_journey: 'ग्राहकों का सफ़र',
  user_management: 'उपयोगकर्ता प्रबंधन',
  commission_upload_file: 'कमीशन फ़ाइल अपलोड',
  application_status_file: 'आवेदन स्थिति फ़ाइल',
  merchant_management: 'मर्चेंट प्रबंधन',
  tracking_links: 'ट्रैकिंग लिंक',
  credit_cards: 'क्रेडिट कार्ड',
  partners: 'पार्टनर',
  partner: 'पार्टनर',
  messaging: 'मैसेजिंग',
  telecalling: 'टेलीकॉलिंग',
  products_report: 'प्रोडक्ट रिपोर्ट',
  vendors_products_report: 'लेंडर प्रोडक्ट रिपोर्ट',
  dedupe_logs: 'डुप्लीकेट जाँच लॉग',
};
