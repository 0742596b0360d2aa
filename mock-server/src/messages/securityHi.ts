import type { Texts } from '@marketplace/shared/i18n';
import type { securityEn } from './securityEn';

/** What partners and users are always told about their money and their access. */
export const securityHi: Texts<typeof securityEn> = {
  security_payout_account_changed:
    'पार्टनर पोर्टल में आपकी फ़र्म का भुगतान खाता बदला गया है। हमारी जाँच होने तक भुगतान रुके रहेंगे। अगर यह आपने नहीं किया, तो हमें तुरंत बताएँ और अपने पासवर्ड बदलें।',
  security_payout_account_verified:
    'आपका नया भुगतान खाता जाँच लिया गया है। अब भुगतान इसी में जाएँगे। अगर यह खाता आपने दर्ज नहीं किया, तो हमें तुरंत बताएँ।',
  security_payout_account_failed:
    'आपका नया भुगतान खाता नामंज़ूर हुआ: %{reason} दूसरा खाता दर्ज करने तक भुगतान रुके रहेंगे।',
  security_gstin_changed:
    'पार्टनर पोर्टल में आपकी फ़र्म का GSTIN बदला गया है। हमारी जाँच के बाद ही यह लागू होगा। अगर यह आपने नहीं किया, तो हमें तुरंत बताएँ।',
  security_gstin_verified: 'आपका GSTIN जाँच लिया गया है और अब से लागू है।',
  security_gstin_failed: 'आपका GSTIN नामंज़ूर हुआ: %{reason}',
  security_contact_changed:
    'पार्टनर पोर्टल में आपकी फ़र्म का ई-मेल या मोबाइल नंबर बदला गया है। अगर यह आपने नहीं किया, तो हमें तुरंत बताएँ।',
  security_owner_added:
    '%{name} अब पार्टनर पोर्टल में आपकी फ़र्म के मालिक हैं, और खाते, यूज़र और कुंजियाँ बदल सकते हैं। अगर आप यह नहीं चाहते थे, तो हमें तुरंत बताएँ।',
  security_owner_removed:
    '%{name} अब पार्टनर पोर्टल में आपकी फ़र्म के मालिक नहीं हैं। अगर आप यह नहीं चाहते थे, तो हमें तुरंत बताएँ।',
  security_key_made:
    'आपकी फ़र्म के लिए नई API कुंजी बनाई गई है: %{name}। अगर यह आपने नहीं किया, तो डिजिटल इंटीग्रेशन में उसे रद्द करें और हमें तुरंत बताएँ।',
  security_password_changed:
    '%{name} का पासवर्ड बदला गया है। अगर यह आपने नहीं किया, तो साइन-इन पेज पर नया पासवर्ड चुनें और हमें तुरंत बताएँ।',
  security_second_factor_on:
    '%{name} का दूसरा कोड चालू किया गया है। अगर यह आपने नहीं किया, तो हमें तुरंत बताएँ।',
  security_second_factor_off:
    '%{name} का दूसरा कोड बंद किया गया है। अगर यह आपने नहीं किया, तो पासवर्ड बदलें और हमें तुरंत बताएँ।',
  security_claw_back:
    'एक कमीशन वापस लिया गया है: %{reference} के लिए %{amount}। कारण आपके लेजर में है, और वहाँ आप विवाद उठा सकते हैं।',
};
