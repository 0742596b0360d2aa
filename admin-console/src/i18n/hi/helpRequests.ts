import type { helpRequests as english } from '../en/helpRequests';
import type { Texts } from '@marketplace/shared/i18n';

export const helpRequests: Texts<typeof english> = {
  empty: 'मदद का कोई अनुरोध नहीं',
  empty_text: 'साइट पर मदद माँगने वाले ग्राहक यहाँ आते हैं।',
  lead: 'अनुरोध %{days} दिनों के बाद हटाए जाते हैं। लोगों के लिखे पहचान नंबर तारों में दिखते हैं।',
  search: 'संदर्भ या नाम खोजें',
  name: 'नाम',
  company: 'कंपनी',
  request: 'अनुरोध',
  updated: 'मदद का अनुरोध अपडेट हुआ',
};
