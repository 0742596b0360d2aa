import type { Texts } from '../catalogue';
import type {
  criteria as english,
  criterionFields as englishFields,
  criterionNames as englishNames,
} from '../en/criteria';

export const criterionFields: Texts<typeof englishFields> = {
  min_income: 'न्यूनतम आय',
  max_income: 'अधिकतम आय',
  min_age: 'न्यूनतम उम्र',
  max_age: 'अधिकतम उम्र',
  credit_score_class: 'क्रेडिट स्कोर वर्ग',
  salaried: 'नौकरीपेशा',
  self_employed: 'स्वरोज़गार',
  business: 'कारोबार',
  min_loan_amount: 'लोन की न्यूनतम रकम',
  loan_amount_upto: 'लोन की अधिकतम रकम',
  max_foir_percent: 'आय में EMI का अधिकतम हिस्सा (FOIR)',
  min_income_self_employed: 'न्यूनतम आय, स्वरोज़गार',
  min_age_self_employed: 'न्यूनतम उम्र, स्वरोज़गार',
  max_age_self_employed: 'अधिकतम उम्र, स्वरोज़गार',
  min_turnover: 'न्यूनतम टर्नओवर',
};

export const criterionNames: Texts<typeof englishNames> = {
  active: 'लेंडर की स्थिति',
  employment: 'रोज़गार',
  age: 'उम्र',
  tenure: 'उम्र की सीमा से पहले की अवधि',
  income: 'मासिक आय',
  turnover: 'कारोबार का टर्नओवर',
  credit_score: 'क्रेडिट स्कोर',
  amount: 'लोन की रकम',
  foir: 'आय में सारी EMI का हिस्सा',
};

export const criteria: Texts<typeof english> = {
  active: {
    subject: 'वह आवेदन ले रहा है या नहीं',
    reason: 'अभी आवेदन नहीं ले रहा है',
    lenders_one: '%{count} लेंडर अभी आवेदन नहीं ले रहा',
    lenders_other: '%{count} लेंडर अभी आवेदन नहीं ले रहे',
  },
  employment: {
    subject: 'आपकी कमाई का ज़रिया',
    reason: '%{accepted} को लोन देता है; आपने बताया कि आप %{actual} हैं',
    lenders_one: '%{count} लेंडर दूसरी तरह से कमाने वालों को लोन देता है',
    lenders_other: '%{count} लेंडर दूसरी तरह से कमाने वालों को लोन देते हैं',
    advice_one: '%{lenders} सिर्फ़ दूसरी तरह से कमाने वालों को लोन देता है',
    advice_other: '%{lenders} सिर्फ़ दूसरी तरह से कमाने वालों को लोन देते हैं',
  },
  age: {
    subject: 'आपकी उम्र',
    reason_min: 'उम्र कम से कम %{min} साल चाहिए; आपकी %{actual} साल है',
    reason_max: 'उम्र ज़्यादा से ज़्यादा %{max} साल चाहिए; आपकी %{actual} साल है',
    reason_range: 'उम्र %{min} से %{max} साल के बीच चाहिए; आपकी %{actual} साल है',
    lenders_one: '%{count} लेंडर दूसरी उम्र के लोगों को लोन देता है; आपकी उम्र %{actual} साल है',
    lenders_other: '%{count} लेंडर दूसरी उम्र के लोगों को लोन देते हैं; आपकी उम्र %{actual} साल है',
    advice_one: '%{lenders} सिर्फ़ दूसरी उम्र के लोगों को लोन देता है',
    advice_other: '%{lenders} सिर्फ़ दूसरी उम्र के लोगों को लोन देते हैं',
  },
  tenure: {
    subject: 'लोन ख़त्म होने पर आपकी उम्र',
    reason:
      'इसका लोन आपके %{before} साल के होने से पहले ख़त्म होना चाहिए; सबसे छोटा लोन, %{min} महीने का, उसके बाद ख़त्म होगा',
    lenders_one: '%{count} लेंडर का लोन इससे पहले ख़त्म होना चाहिए',
    lenders_other: '%{count} लेंडरों का लोन इससे पहले ख़त्म होना चाहिए',
  },
  income: {
    subject: 'आपकी आय',
    reason_min: 'मासिक आय %{min} या उससे ज़्यादा चाहिए; आपने %{actual} बताई',
    reason_max: '%{max} तक की मासिक आय वालों को लोन देता है; आपने %{actual} बताई',
    lenders_one: '%{count} लेंडर को दूसरी मासिक आय चाहिए: %{bounds}; आपकी %{actual} है',
    lenders_other: '%{count} लेंडरों को दूसरी मासिक आय चाहिए: %{bounds}; आपकी %{actual} है',
    advice: 'मासिक आय %{min} हो: तब %{lenders} से ऑफ़र मिलेगा',
    change: 'आपकी मासिक आय %{min} होनी चाहिए। प्रोफ़ाइल में आय ग़लत हो तो उसे ठीक करें।',
  },
  turnover: {
    subject: 'आपका टर्नओवर',
    reason_min: 'साल का टर्नओवर %{min} या उससे ज़्यादा चाहिए; आपने %{actual} बताया',
    lenders_one: '%{count} लेंडर को साल का बड़ा टर्नओवर चाहिए: %{bounds}',
    lenders_other: '%{count} लेंडरों को साल का बड़ा टर्नओवर चाहिए: %{bounds}',
    advice: 'साल का टर्नओवर %{min} हो: तब %{lenders} से ऑफ़र मिलेगा',
    change: 'आपका साल का टर्नओवर %{min} होना चाहिए। प्रोफ़ाइल में वह ग़लत हो तो उसे ठीक करें।',
  },
  credit_score: {
    subject: 'आपका क्रेडिट स्कोर',
    reason_min: 'क्रेडिट स्कोर %{min} या उससे ज़्यादा चाहिए; आपका %{actual} है',
    lenders_one: '%{count} लेंडर को %{bounds} का क्रेडिट स्कोर चाहिए; आपका %{actual} है',
    lenders_other: '%{count} लेंडरों को %{bounds} का क्रेडिट स्कोर चाहिए; आपका %{actual} है',
    advice: 'क्रेडिट स्कोर %{min} हो: तब %{lenders} से ऑफ़र मिलेगा',
    change: 'आपका क्रेडिट स्कोर %{min} होना चाहिए। EMI और कार्ड के बिल समय पर भरने से स्कोर बढ़ता है।',
  },
  amount: {
    subject: 'रकम',
    reason_min: '%{min} या उससे ज़्यादा का लोन देता है; आपने %{actual} माँगे',
    lenders_one: '%{count} लेंडर ज़्यादा का ही लोन देता है: %{bounds} से; आपने %{actual} माँगे',
    lenders_other: '%{count} लेंडर ज़्यादा का ही लोन देते हैं: %{bounds} से; आपने %{actual} माँगे',
  },
  foir: {
    subject: 'आपकी आय का कितना हिस्सा EMI में जाता है',
    reason: 'आपकी सारी EMI आपकी आय का %{actual} होंगी। इस लेंडर की सीमा %{max} है',
    reason_no_income: 'आपने कोई आय नहीं बताई। इस लेंडर के यहाँ सारी EMI आय का %{max} तक हो सकती हैं',
    lenders_one: '%{count} लेंडर के हिसाब से आपकी आय का बहुत बड़ा हिस्सा EMI में जाएगा',
    lenders_other: '%{count} लेंडरों के हिसाब से आपकी आय का बहुत बड़ा हिस्सा EMI में जाएगा',
  },
};
