import type { Texts } from '../catalogue';
import type { sessions as english } from '../en/sessions';

export const sessions: Texts<typeof english> = {
  this_device: 'यह डिवाइस',
  unknown_device: 'अनजान डिवाइस',
  started: 'साइन इन: %{when}',
  last_used: 'आख़िरी बार इस्तेमाल: %{when}',
  end: 'लॉग आउट करें',
  end_of: '%{device} को लॉग आउट करें',
  ended: '%{device} लॉग आउट हो गया है',
  everywhere: 'हर जगह से लॉग आउट करें',
  everywhere_title: 'हर जगह से लॉग आउट करें?',
  everywhere_text: 'आप हर डिवाइस से लॉग आउट हो जाएँगे, इस डिवाइस से भी।',
};
