import type { Texts } from '@marketplace/shared/i18n';
import type { borrowerEn } from './borrowerEn';

export const borrowerHi: Texts<typeof borrowerEn> = {
  application_applied: '%{amount} के लिए आपका आवेदन %{reference} %{lender} के पास है।',
  application_decides_by: 'वहाँ से जवाब आम तौर पर %{when} तक मिल जाता है।',
  application_in_review: 'आवेदन %{reference}: %{lender} आपकी जानकारी जाँच रहा है।',
  application_approved:
    'आवेदन %{reference}: %{lender} ने %{amount} मंज़ूर किए हैं। दस्तख़त से पहले अंतिम मुख्य तथ्य विवरण पढ़ें। पैसे मिलने तक आप पर कुछ बकाया नहीं है।',
  application_disbursed: 'आवेदन %{reference}: %{lender} ने %{amount} जारी कर दिए हैं।',
  application_cooling_off: 'मन बदल जाए, तो %{until} तक लोन लौटा सकते हैं।',
  application_rejected: 'आवेदन %{reference}: %{lender} ने मना कर दिया है। आप पर कुछ बकाया नहीं है।',
  application_withdrawn:
    '%{lender} को भेजा आवेदन %{reference} वापस ले लिया गया है। इसके लिए आप पर कुछ बकाया नहीं है।',
  application_cancelled:
    'आवेदन %{reference}: %{lender} को पूरा पैसा वापस मिल गया है और लोन ख़त्म हो गया है।',
  application_giving_back:
    'आवेदन %{reference}: आप %{lender} का लोन लौटा रहे हैं। आवेदन के पेज पर लिखी रकम चुकाएँ।',
  application_cooling_off_ends:
    'आवेदन %{reference}: %{lender} का लोन लौटाने का आख़िरी दिन कल, %{until} है।',
  application_reason: 'वजह: %{reason}।',
  warn_applications:
    'इसे मिलाकर आपके %{number} आवेदन एक साथ चल रहे होंगे। हर लेंडर आपकी क्रेडिट रिपोर्ट देख सकता है, जिससे आपका स्कोर कुछ अंक कम हो सकता है। फिर भी भेजना हो, तो पुष्टि करें।',
  warn_emis:
    'इस लोन और चल रहे सभी लोन और आवेदनों की EMI मिलाकर आपकी आय का %{percent}% हो जाएगी। फिर भी भेजना हो, तो पुष्टि करें।',
  emis_above_income:
    'इस लोन और चल रहे सभी लोन और आवेदनों की EMI मिलाकर आपकी आय का %{percent}% हो जाएगी, यानी आपकी आय से ज़्यादा। कम रकम माँगें, या पहले कोई और आवेदन वापस लें।',
  application_more: 'आगे क्या होगा, यह देखने के लिए साइन इन करके “आपके आवेदन” खोलें।',
};
