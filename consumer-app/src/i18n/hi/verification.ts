import type { Texts } from '@marketplace/shared/i18n';
import type { verificationTexts as english } from '../en/verification';

export const verificationTexts: Texts<typeof english> = {
  title: 'कोड डालें',
  sent_mobile: 'हमने 6 अंकों का कोड SMS से इस नंबर पर भेजा है:',
  sent_email: 'हमने 6 अंकों का कोड इस ई-मेल पर भेजा है:',
  change_mobile: 'नंबर बदलें',
  change_email: 'पता बदलें',
  code: 'OTP कोड',
  code_hint: 'कोड 10 मिनट तक चलेगा। हम आपसे यह कोड कभी नहीं पूछेंगे।',
  submit: 'आगे बढ़ें',
  tries_left_one: '%{count} कोशिश बाकी है।',
  tries_left_other: '%{count} कोशिशें बाकी हैं।',
  expired: 'यह कोड अब काम नहीं करता। नया कोड मँगवाएँ',
  resend_wait_one: 'आप %{count} सेकंड बाद दूसरा कोड मँगवा सकते हैं',
  resend_wait_other: 'आप %{count} सेकंड बाद दूसरा कोड मँगवा सकते हैं',
  resend: 'दूसरा कोड भेजें',
  resent: 'हमने कोड भेज दिया है। सबसे नए संदेश का कोड डालें।',
};
