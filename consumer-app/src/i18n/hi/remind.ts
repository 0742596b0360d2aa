import type { Texts } from '@marketplace/shared/i18n';
import type { remindTexts as english } from '../en/remind';

export const remindTexts: Texts<typeof english> = {
  title: 'बाद में याद दिलाएँ',
  text: 'हम उस दिन सुबह 9 बजे आपको एक संदेश भेजेंगे।',
  day: 'तारीख़',
  hint: 'अगले 90 दिनों में से कोई तारीख़। DD/MM/YYYY',
  invalid: 'अगले 90 दिनों में से कोई तारीख़ लिखें',
  save: 'रिमाइंडर लगाएँ',
  cancel: 'अभी नहीं',
  done: 'हम आपको %{day} को याद दिलाएँगे। इसे “आपकी गोपनीयता” में रद्द कर सकते हैं।',
};
