import type { Texts } from '@marketplace/shared/i18n';
import type { verificationTexts as english } from '../en/verification';

export const verificationTexts: Texts<typeof english> = {
  title: 'OTP डालें',
  sent_mobile: 'हमने 6 अंकों का OTP SMS से इस नंबर पर भेजा है:',
  sent_email: 'हमने 6 अंकों का OTP इस ई-मेल पर भेजा है:',
  change_mobile: 'नंबर बदलें',
  change_email: 'पता बदलें',
  code: 'आपका OTP',
  code_hint: 'OTP 10 मिनट तक चलेगा। हम आपसे यह OTP कभी नहीं पूछेंगे।',
  submit: 'आगे बढ़ें',
  tries_left_one: '%{count} कोशिश बाकी है।',
  tries_left_other: '%{count} कोशिशें बाकी हैं।',
  expired: 'यह OTP अब काम नहीं करता। नया OTP मँगवाएँ',
  resend_wait_one: 'आप %{count} सेकंड बाद दूसरा OTP मँगवा सकते हैं',
  resend_wait_other: 'आप %{count} सेकंड बाद दूसरा OTP मँगवा सकते हैं',
  resend: 'दूसरा OTP भेजें',
  resent: 'हमने OTP भेज दिया है। सबसे नए संदेश का OTP डालें।',
};
