import type { Texts } from '@marketplace/shared/i18n';
import type { dashboard as english } from '../en/dashboard';

export const dashboard: Texts<typeof english> = {
  revenue: 'रेवेन्यू',
  partner_payout: 'पार्टनर का हिस्सा',
  by_product: 'प्रोडक्ट के अनुसार कन्वर्ज़न',
  by_lender: 'लेंडर के अनुसार कन्वर्ज़न',
  by_partner: 'पार्टनर के अनुसार कन्वर्ज़न',
  show_all: 'सभी %{count} दिखाएँ',
  show_fewer: 'कम दिखाएँ',
  funnel: {
    applications: 'आवेदन',
    approved: 'मंज़ूर',
    disbursals: 'लोन जारी',
    disbursed_amount: 'जारी राशि',
  },
  alerts: {
    title: 'ध्यान देने योग्य',
    none: 'अभी किसी बात पर ध्यान देने की ज़रूरत नहीं है।',
    named: {
      approvals_fell: '%{name} ने पिछले 30 दिनों में तय हुए आवेदनों में से %{now} मंज़ूर किए, उससे पहले %{before}',
      outage: '%{name} की सेवा %{since} से बंद है',
      import_failed: '%{since} की फ़ाइल %{name} दर्ज नहीं हो सकी',
    },
    counted: {
      outage_other: '%{count} लेंडर की सेवा बंद है, पहली %{since} से',
      outage_one: '%{count} लेंडर की सेवा %{since} से बंद है',
      import_failed_other: '%{count} फ़ाइलें दर्ज नहीं हो सकीं, आख़िरी %{since} को',
      import_failed_one: '%{count} फ़ाइल %{since} को दर्ज नहीं हो सकी',
      erasures_overdue_other: 'जानकारी मिटाने के %{count} अनुरोधों का दिन निकल गया है, पहला %{since} से',
      erasures_overdue_one: 'जानकारी मिटाने के %{count} अनुरोध का दिन %{since} को निकल गया',
      erasures_waiting_other: 'जानकारी मिटाने के %{count} अनुरोधों की मंज़ूरी बाकी है, पहला %{since} से',
      erasures_waiting_one: 'जानकारी मिटाने के %{count} अनुरोध की मंज़ूरी %{since} से बाकी है',
      help_overdue_other: '%{count} मदद के अनुरोधों का जवाब बाकी है, पहला %{since} से',
      help_overdue_one: '%{count} मदद के अनुरोध का जवाब %{since} से बाकी है',
      merchants_waiting_other: '%{count} मर्चेंट आवेदनों पर फ़ैसला बाकी है, पहला %{since} से',
      merchants_waiting_one: '%{count} मर्चेंट आवेदन पर फ़ैसला %{since} से बाकी है',
    },
  },
};
