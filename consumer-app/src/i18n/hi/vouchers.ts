import type { Texts } from '@marketplace/shared/i18n';
import type { vouchersTexts as english } from '../en/vouchers';

export const vouchersTexts: Texts<typeof english> = {
  title: 'डिस्काउंट वाउचर',
  intro: 'दुकान में कोड बताएँ, या ऑनलाइन भुगतान करते समय डालें।',
  loading: 'वाउचर लोड हो रहे हैं',
  load_failed: 'वाउचर लोड नहीं हो सके',
  retry: 'फिर कोशिश करें',
  none: 'अभी कोई वाउचर नहीं है। बाद में फिर देखें।',
  valid: '%{day} तक मान्य',
  code: 'वाउचर कोड',
};
