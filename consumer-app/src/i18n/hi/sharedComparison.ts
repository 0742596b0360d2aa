import type { Texts } from '@marketplace/shared/i18n';
import type { sharedComparisonTexts as english } from '../en/sharedComparison';

export const sharedComparisonTexts: Texts<typeof english> = {
  title: 'लेंडरों की तुलना करें',
  examples:
    '%{tenure} के लिए %{amount} के लोन के उदाहरण: हर लेंडर का सबसे कम और सबसे ज़्यादा ख़र्च, शुल्क और GST सहित। आपके लिए ख़र्च आपके स्कोर और आय से तय होगा।',
  lender: 'लेंडर',
  none: 'इस लिंक का कोई लेंडर यहाँ अभी यह लोन नहीं देता',
  left_out_one: 'इस लिंक का %{count} लेंडर नहीं दिखाया गया: वह यहाँ अभी यह लोन नहीं देता।',
  left_out_other: 'इस लिंक के %{count} लेंडर नहीं दिखाए गए: वे यहाँ अभी यह लोन नहीं देते।',
  failed: 'तुलना नहीं खुल सकी',
  again: 'फिर कोशिश करें',
  loading: 'तुलना खुल रही है',
  wrong: 'यह लिंक पूरा नहीं है',
  wrong_text: 'जिसने भेजा है, उससे पूरा लिंक माँगें।',
  own: 'अपने ऑफ़र देखें',
  share: 'यह तुलना सँभालें या भेजें',
  pdf: 'PDF सहेजें',
  pdf_failed: 'PDF नहीं बन सका',
  link: 'आपकी जानकारी के बिना लिंक',
  link_text: 'इसमें सिर्फ़ ये लेंडर, रकम और महीने हैं। इसे कोई भी खोल सकता है; उसे उदाहरण दिखेंगे, आपके ऑफ़र नहीं।',
};
