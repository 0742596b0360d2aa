import type { Texts } from '@marketplace/shared/i18n';
import type { startTexts as english } from '../en/start';
import { grievanceTexts } from './grievance';

export const startTexts: Texts<typeof english> = {
  estimate: {
    title: 'अपना नंबर दिए बिना देखें कि लोन पर असल में कितना ख़र्च आएगा',
    amount: 'मुझे इतना लोन चाहिए',
    amount_slider: 'लोन की रकम, स्लाइडर',
    amounts: 'रकम',
    tenure: 'और इतने महीनों में चुकाना है',
    tenures: 'चुकाने के महीने',
    about: 'क़रीब',
    emi: '%{from} – %{to}',
    a_month: 'हर महीने',
    lenders_one: '%{count} लेंडर, APR %{from} – %{to}, शुल्क और GST सहित',
    lenders_other: '%{count} लेंडर, APR %{from} – %{to}, शुल्क और GST सहित',
    row: 'APR %{apr} से · हर महीने %{emi} से',
    none: 'अभी कोई लेंडर %{tenure} के लिए %{amount} नहीं देता। कोई और रकम या ज़्यादा महीने चुनें।',
    failed: 'आँकड़े ताज़ा नहीं हो सके। कनेक्शन जाँचकर फिर से चुनें।',
    loading: 'लोन का ख़र्च निकाला जा रहा है',
    check: 'देखें कि मुझे कौन लोन देगा',
    check_note: 'फ़ोन नंबर नहीं चाहिए। क्रेडिट स्कोर पर कोई असर नहीं।',
  },
  facts: {
    price: 'हर क़ीमत में शुल्क शामिल है',
    refusals: 'जो लेंडर मना करते हैं, उनके नाम और वजह हम बताते हैं',
    place: 'कोई लेंडर पैसे देकर ऊपर नहीं आ सकता',
  },
  about: {
    who: 'हम कौन हैं',
    who_text:
      '%{brand} लोन से जुड़ी सेवा देने वाली कंपनी है। हम लोन की तुलना और आवेदन करने में आपकी मदद करते हैं। हम लेंडर (लोन देने वाला बैंक या कंपनी) नहीं हैं: फ़ैसला लेंडर करता है, वही आपसे अनुबंध करता है और पैसा सीधे आपके बैंक खाते में भेजता है।',
    partner: 'ये पेज %{partner} और %{brand} मिलकर चलाते हैं। लोन का फ़ैसला पार्टनर नहीं करता।',
    paid: 'हमारी कमाई कैसे होती है',
    paid_text:
      'लोन का पैसा मिलने पर लेंडर %{brand} को शुल्क देता है। इससे न क्रम बदलता है, न आपको दिखने वाली क़ीमत। आप हमें कुछ नहीं देते।',
    complaints: 'शिकायत',
    lenders_one: '%{count} लेंडर, जिसकी तुलना हम करते हैं',
    lenders_other: '%{count} लेंडर, जिनकी तुलना हम करते हैं',
    all_lenders: 'सभी लेंडर, उनकी दरें और शिकायत अधिकारी',
  },
  officer: grievanceTexts,
};
