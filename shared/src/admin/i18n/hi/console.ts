import type { Texts } from '../../../i18n';
import type { consoleTexts as english } from '../en/console';

export const consoleTexts: Texts<typeof english> = {
  skip: 'सीधे मुख्य सामग्री पर जाएँ',
  menu: {
    label: 'मुख्य मेन्यू',
    open: 'मेन्यू खोलें',
    close: 'मेन्यू बंद करें',
    expand: 'साइडबार फैलाएँ',
    collapse: 'साइडबार समेटें',
    groups: {
      overview: 'एक नज़र में',
      catalogue: 'सूची-पत्र',
      customers: 'ग्राहक',
      partners: 'पार्टनर',
      reports: 'रिपोर्ट',
      files: 'फ़ाइलें',
      training: 'प्रशिक्षण',
    },
  },
  logout: 'लॉग आउट',
  breadcrumb: 'आप यहाँ हैं',
  mode: {
    label: 'रंग-रूप',
    system: 'इस डिवाइस जैसा',
    light: 'हल्का',
    dark: 'गहरा',
  },
  no_pages: {
    title: 'नमस्ते',
    text: 'आपकी भूमिका के लिए इस कंसोल में कोई पेज नहीं है। ज़रूरत हो तो एडमिन से अनुमति माँगें।',
  },
  failed: {
    title: 'यह लोड नहीं हो सका',
    retry: 'फिर कोशिश करें',
  },
  period: {
    label: 'अवधि',
    yesterday: 'बीता कल',
    last_7_days: 'पिछले 7 दिन',
    last_30_days: 'पिछले 30 दिन',
    custom: 'अपनी अवधि',
    from: 'से',
    to: 'तक',
    apply: 'लागू करें',
    backwards: 'पहला दिन आख़िरी दिन के बाद नहीं हो सकता',
    too_long: 'ज़्यादा से ज़्यादा दो साल चुनें',
    missing: 'तारीख़ DD/MM/YYYY के रूप में लिखें',
    future: 'आख़िरी दिन आज के बाद का नहीं हो सकता',
    shown: '%{from} से %{to}',
  },
  chart: {
    as_table: 'तालिका दिखाएँ',
    as_chart: 'चार्ट दिखाएँ',
    empty: 'इस अवधि में कुछ नहीं हुआ। लंबी अवधि चुनकर देखें।',
    day: 'दिन',
    up: 'पिछली अवधि से %{percent} ज़्यादा',
    down: 'पिछली अवधि से %{percent} कम',
    same: 'पिछली अवधि के बराबर',
    fresh: 'पिछली अवधि में कुछ नहीं था',
    others: 'बाक़ी',
  },
};
