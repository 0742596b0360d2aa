import type { Texts } from '@marketplace/shared/i18n';
import type { helpTexts as english } from '../en/help';

export const helpTexts: Texts<typeof english> = {
  title: 'मदद',
  intro: 'हमें बताएँ कि क्या परेशानी है। हम ई-मेल या फ़ोन से जवाब देंगे।',
  kept: '%{date} को आपने जो लिखा था, वह हमने सँभालकर रखा है। हो सकता है वह हम तक न पहुँचा हो: फिर से भेज दें।',
  contactName: 'आपका नाम',
  email: 'ई-मेल',
  phoneNumber: 'फ़ोन नंबर',
  phone_hint: '10 अंक, +91 के बिना',
  company: 'कंपनी',
  description: 'हम आपकी क्या मदद करें?',
  privacy_hint: 'कृपया PAN, पासवर्ड या एक बार काम आने वाले कोड न लिखें।',
  send: 'भेजें',
  reset: 'साफ़ करें',
  needed: 'कंपनी को छोड़कर सब कुछ भरने पर आप भेज सकेंगे।',
  kept_here: 'आपका लिखा भेजने तक इसी डिवाइस पर रहता है, ज़्यादा से ज़्यादा एक दिन।',
  sent: 'आपका अनुरोध भेज दिया गया है',
  sent_title: 'आपका अनुरोध मिल गया',
  reference: 'आपका संदर्भ नंबर',
  sent_text: 'लिखते या फ़ोन करते समय यह नंबर बताएँ। हम ई-मेल या फ़ोन से जवाब देंगे।',
  close: 'बंद करें',
};
