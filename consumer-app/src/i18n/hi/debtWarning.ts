import type { Texts } from '@marketplace/shared/i18n';
import type { debtWarningTexts as english } from '../en/debtWarning';

export const debtWarningTexts: Texts<typeof english> = {
  title: 'भेजने से पहले देख लें',
  applications:
    'इसे मिलाकर आपके %{number} आवेदन एक साथ चल रहे होंगे। हर लेंडर आपकी क्रेडिट रिपोर्ट देख सकता है, और हर बार आपका स्कोर कुछ अंक कम हो सकता है।',
  emis: 'इस लोन और चल रहे सभी लोन और आवेदनों की EMI मिलाकर आपकी आय का %{percent} हो जाएगी: हर महीने %{income} में से %{emis}।',
  acknowledge: 'मैंने यह पढ़ लिया है और आवेदन भेजना है',
  missing: 'फिर भी आवेदन भेजना हो, तो इस बॉक्स पर निशान लगाएँ',
  stop_title: 'यह आवेदन अभी नहीं भेजा जा सकता',
  stop: 'इस लोन और चल रहे सभी लोन और आवेदनों की EMI हर महीने %{emis} हो जाएगी, जो आपकी %{income} की आय से ज़्यादा है। कम रकम माँगें, या पहले कोई और आवेदन वापस लें।',
  applications_link: 'आपके आवेदन',
};
