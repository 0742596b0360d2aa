import type { Texts } from '@marketplace/shared/i18n';
import type { lenderCodeTexts as english } from '../en/lenderCode';

export const lenderCodeTexts: Texts<typeof english> = {
  title: 'अपने आवेदन की पुष्टि करें',
  intro:
    '%{lender} हर आवेदन की पुष्टि OTP से करता है, ताकि कोई और आपके नाम से आवेदन न कर सके। आपने %{tenure} के लिए %{amount} का आवेदन किया है।',
  sent: 'हमने 6 अंकों का OTP यहाँ भेजा है:',
  not_sent: 'अभी कोई OTP नहीं भेजा गया है।',
  send: 'OTP भेजें',
  submit: 'आवेदन की पुष्टि करें',
  hint: 'OTP 10 मिनट तक चलेगा। इसे सिर्फ़ यहीं डालें, किसी को न बताएँ।',
  done: 'आपके आवेदन की पुष्टि हो गई है',
  done_text: 'आवेदन %{lender} को %{when} मिल गया। यहाँ आपको और कुछ नहीं करना है।',
  see_next_steps: 'देखें कि आगे क्या होगा',
  none: 'पुष्टि के लिए कोई आवेदन नहीं है',
  none_text: 'आपका कोई आवेदन इस लेंडर के OTP का इंतज़ार नहीं कर रहा।',
  later: 'बाद में करें',
};
