import type { helpRequests as english } from '../en/helpRequests';
import type { Texts } from '@marketplace/shared/i18n';

export const helpRequests: Texts<typeof english> = {
  empty: 'मदद का कोई अनुरोध नहीं',
  empty_text: 'जो ग्राहक साइट पर मदद माँगते हैं, वे यहाँ दिखते हैं।',
  lead: 'अनुरोध %{days} दिनों के बाद हटाए जाते हैं। पहचान नंबरों की जगह * दिखता है।',
  search: 'संदर्भ नंबर या नाम खोजें',
  company: 'कंपनी',
  request: 'अनुरोध',
  updated: 'मदद का अनुरोध अपडेट हुआ',
};
