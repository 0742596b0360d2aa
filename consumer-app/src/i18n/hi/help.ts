import type { Texts } from '@marketplace/shared/i18n';
import type { helpTexts as english } from '../en/help';

export const helpTexts: Texts<typeof english> = {
  title: 'मदद',
  intro: 'बताएँ कि आपको किस बात में मदद चाहिए। हम फ़ोन या ई-मेल से जवाब देते हैं।',
  kept: 'आपका संदेश हमने %{date} सहेज लिया था। हो सकता है कि वह हम तक न पहुँचा हो, इसलिए उसे फिर से भेजें।',
  contactName: 'आपका नाम',
  email: 'ई-मेल',
  phoneNumber: 'फ़ोन नंबर',
  phone_hint: '10 अंक, +91 के बिना',
  company: 'कंपनी',
  description: 'हम आपकी क्या मदद करें?',
  privacy_hint: 'अपना PAN, पासवर्ड या OTP न लिखें।',
  send: 'भेजें',
  reset: 'साफ़ करें',
  required: 'संदेश भेजने के लिए कंपनी को छोड़कर सब कुछ भरें।',
  kept_here: 'आपका संदेश भेजने तक इस डिवाइस पर सहेजा रहता है, ज़्यादा से ज़्यादा एक दिन।',
  sent: 'आपका अनुरोध भेज दिया गया है',
  sent_title: 'आपका अनुरोध मिल गया',
  reference: 'आपका संदर्भ नंबर',
  sent_text: 'हमसे संपर्क करते समय यह नंबर बताएँ। हम फ़ोन या ई-मेल से जवाब देते हैं।',
  close: 'बंद करें',
};
