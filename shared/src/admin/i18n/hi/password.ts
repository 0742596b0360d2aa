import type { Texts } from '../../../i18n';
import type { password as english } from '../en/password';

export const password: Texts<typeof english> = {
  page: 'नया पासवर्ड',
  heading: 'नया पासवर्ड चुनें',
  temporary_notice: 'आपने अस्थायी पासवर्ड से साइन इन किया है। आगे बढ़ने के लिए अपना पासवर्ड चुनें।',
  temporary_password: 'अस्थायी पासवर्ड',
  current_password: 'मौजूदा पासवर्ड',
  new_password: 'नया पासवर्ड',
  hint: 'कम से कम %{min} अक्षर। कई शब्द याद रखने में आसान होते हैं और उनका अंदाज़ा लगाना मुश्किल होता है।',
  missing: 'अपना मौजूदा पासवर्ड डालें',
  too_short: 'कम से कम %{min} अक्षर लिखें',
  save: 'पासवर्ड सहेजें',
  log_out: 'लॉग आउट',
};
