import type { Texts } from '../../../i18n';
import type { signIn as english } from '../en/signIn';

export const signIn: Texts<typeof english> = {
  page: 'लॉगिन',
  heading: 'साइन इन करें',
  admin: 'एडमिन कंसोल',
  partner: 'पार्टनर पोर्टल',
  email: 'ई-मेल',
  password: 'पासवर्ड',
  submit: 'लॉग इन करें',
  email_missing: 'अपना ई-मेल लिखें',
  password_missing: 'अपना पासवर्ड लिखें',
  wait: 'आप %{seconds} सेकंड बाद फिर कोशिश कर सकते हैं।',
  kept: 'आपने जो लिखा था, वह यहीं है।',
  loading: 'आपका कंसोल खुल रहा है',
  not_loaded: 'कंसोल लोड नहीं हो सका। अपना कनेक्शन जाँचें और फिर कोशिश करें।',
  retry: 'फिर कोशिश करें',
};
