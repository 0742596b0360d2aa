import type { Texts } from '@marketplace/shared/i18n';
import type { messaging as english } from '../en/messaging';

/** Texts of the messages to customers. */
export const messaging: Texts<typeof english> = {
  no_deliveries: 'अभी तक कोई संदेश नहीं',
  no_deliveries_text: 'अभियान भेजे जाने पर हर संदेश यहाँ दिखेगा।',
  no_templates: 'अभी तक कोई टेम्प्लेट नहीं',
  no_templates_text: 'टेम्प्लेट जोड़ें। कैंपेन उसी का टेक्स्ट भेजता है।',
  no_campaigns: 'अभी तक कोई कैंपेन नहीं',
  no_campaigns_text: 'कई ग्राहकों को संदेश भेजने के लिए कैंपेन जोड़ें।',
  about:
    'संदेश सिर्फ़ उन ग्राहकों को जाते हैं जिन्होंने उस माध्यम के लिए सहमति दी है, भारत में %{from}:00 से %{to}:00 के बीच।',
  search: 'अभियान खोजें',
  search_templates: 'टेम्पलेट खोजें',
  search_deliveries: 'संदर्भ खोजें',
  new_campaign: 'नया अभियान',
  schedule: 'समय तय करें',
  scheduled: 'अभियान तय हो गया',
  sent: 'भेजे गए',
  limited: 'रोके गए',
  audience:
    'अभी %{matching} में से %{reached} लोगों को मिलेगा: जिन्होंने सहमति दी है। %{limited} को इस हफ़्ते काफ़ी संदेश मिल चुके हैं।',
  audience_open: 'टेम्पलेट चुनें, तब पता चलेगा कि संदेश कितने लोगों को मिलेगा।',
  campaign_about: '%{status}, %{at}, %{by} ने बनाया',
  cancel: 'अभियान रद्द करें',
  cancel_title: '%{name} रद्द करें?',
  cancel_text: 'यह संदेश किसी को नहीं मिलेगा।',
  cancelled: 'अभियान रद्द हो गया',
  at: 'समय',
  languages: { en: 'अंग्रेज़ी', hi: 'हिन्दी' },
  new_template: 'नया टेम्पलेट',
  template_saved: 'टेम्पलेट सहेजा गया',
  dlt_hint: 'वे 19 अंक जिनसे यह संदेश रजिस्टर है',
  variables: 'वेरिएबल: %{names}',
  preview: 'फ़ोन पर',
  edit: 'टेम्पलेट बदलें',
  test: 'परीक्षण भेजें',
  test_do: 'भेजें',
  test_hint: 'माध्यम के हिसाब से आपका अपना नंबर या ई-मेल पता',
};
