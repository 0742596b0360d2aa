import type { Texts } from '@marketplace/shared/i18n';
import type { leadConsentTexts as english } from '../en/leadConsent';

export const leadConsentTexts: Texts<typeof english> = {
  title: 'क्या %{partner} आपको कॉल कर सकते हैं?',
  about: 'इस बारे में: %{product}',
  means: 'आपकी सहमति पर %{partner}',
  may_call: 'इस बारे में आपको सुबह 9 से रात 9 बजे के बीच कॉल कर सकते हैं,',
  may_see: 'देख सकते हैं कि आपका अनुरोध कहाँ तक पहुँचा। आपका PAN, आय और क्रेडिट स्कोर उन्हें कभी नहीं दिखता।',
  agree: 'सहमति दें',
  refuse: 'मना करें',
  agreed: 'आपने सहमति दे दी है',
  agreed_text: 'अब %{partner} आपको कॉल कर सकते हैं। जब तक लिंक मान्य है, आप यहाँ अपना जवाब बदल सकते हैं।',
  withdraw: 'अब मना करें',
  refused: 'आपने मना कर दिया है',
  refused_text: '%{partner} आपको कॉल नहीं कर सकते, और इस बारे में आपको और संदेश नहीं भेजे जाएँगे।',
  agree_after_all: 'अब सहमति दें',
  continue: 'अपने ऑफ़र देखें',
  loading: 'लिंक खुल रहा है',
  failed: 'लिंक नहीं खुल सका',
  retry: 'फिर कोशिश करें',
  not_sent: 'आपका जवाब सहेजा नहीं जा सका',
  gone: 'यह लिंक अब काम नहीं करता',
  gone_text:
    'इसका समय निकल चुका है, या इसकी जगह नया लिंक भेजा गया है। आपके जवाब के बिना कोई आपको कॉल नहीं कर सकता। अगर आप कॉल चाहते हैं, तो नया लिंक माँगें।',
  start: 'शुरुआती पेज पर जाएँ',
};
