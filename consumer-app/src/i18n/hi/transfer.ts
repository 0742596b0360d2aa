import type { Texts } from '@marketplace/shared/i18n';
import type { transferTexts as english } from '../en/transfer';

export const transferTexts: Texts<typeof english> = {
  title: '%{partner} ने आपको %{product} के लिए %{brand} पर भेजा है',
  title_own: '%{product} के लिए %{brand} का आपका लिंक',
  products: {
    personal_loan: 'पर्सनल लोन',
    business_loan: 'बिज़नेस लोन',
    gold_loan: 'गोल्ड लोन',
    housing_loan: 'किफ़ायती होम लोन',
    credit_card: 'क्रेडिट कार्ड',
    insurance: 'बीमा',
    student_loan: 'एजुकेशन लोन',
    two_wheeler_loan: 'टू-व्हीलर लोन',
    car_loan: 'कार लोन',
    voucher: 'डिस्काउंट वाउचर',
  },
  present: 'आप %{name} के नाम से साइन इन हैं, और इसी खाते से आगे बढ़ेंगे।',
  next: 'आगे क्या होगा',
  step_prove: 'OTP से आप अपने मोबाइल नंबर या ई-मेल की पुष्टि करेंगे।',
  step_prove_invited:
    'OTP से आप उस मोबाइल नंबर या ई-मेल की पुष्टि करेंगे जो आपने %{partner} को दिया था। यह लिंक किसी और से काम नहीं करता।',
  step_details: 'अपनी जानकारी आप एक ही बार भरेंगे। बीच में रुककर कभी भी लौट सकते हैं।',
  step_choose: 'तुलना करके आप ख़ुद चुनेंगे। हम आपकी ओर से कभी आवेदन नहीं करते।',
  shared:
    '%{partner} को दिखेगा कि आप आए और आपका आवेदन कहाँ तक पहुँचा। आपका PAN, आय और क्रेडिट स्कोर उसे नहीं दिखेगा।',
  continue: 'आगे बढ़ें',
  loading: 'लिंक खुल रहा है',
  failed: 'लिंक नहीं खुल सका',
  retry: 'फिर कोशिश करें',
  expired: 'यह लिंक अब काम नहीं करता',
  expired_text:
    'हो सकता है कि इसका समय बीत गया हो या इसका इस्तेमाल हो चुका हो। अगर आपने इसका इस्तेमाल किया था, तो साइन इन करें और जहाँ छोड़ा था वहीं से आगे बढ़ें। वरना भेजने वाले से नया लिंक माँगें, या इसके बिना शुरू करें।',
  start: 'शुरुआती पेज पर जाएँ',
  other: 'यह लिंक किसी दूसरे मोबाइल नंबर या ई-मेल के लिए है',
  other_present: 'आप %{contact} से साइन इन हैं।',
  other_text:
    'लिंक का इस्तेमाल करने के लिए लॉग आउट करें। फिर उस मोबाइल नंबर या ई-मेल से साइन इन करें जो आपने %{partner} को दिया था।',
  other_sign_out: 'लॉग आउट करके लिंक खोलें',
  other_skip: 'लिंक के बिना आगे बढ़ें',
};
