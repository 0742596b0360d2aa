import type { Texts } from '@marketplace/shared/i18n';
import type { referral as english } from '../en/referral';

export const referral: Texts<typeof english> = {
  title: 'रेफ़रल',
  about:
    'आपके लिंक से जुड़ने वाले हर मर्चेंट का पहला लोन जारी होने पर आपको %{reward} मिलते हैं। वह मर्चेंट जिन्हें लाए, उन पर आपको कुछ नहीं मिलता।',
  about_inactive: 'अभी रेफ़रल पर कुछ नहीं मिलता। जो आप कमा चुके हैं, वह आपका है।',
  link: 'आपका लिंक',
  copy: 'अपना रेफ़रल लिंक कॉपी करें',
  share: 'व्हाट्सऐप पर भेजें',
  invite: 'हमारे साथ काम करें: %{link}',
  earned: 'रेफ़रल से कमाई',
  count_one: '%{count} मर्चेंट जुड़ा',
  count_other: '%{count} मर्चेंट जुड़े',
  waiting: 'अभी कुछ नहीं: कोई लोन जारी नहीं हुआ',
  applicants: 'किसने आवेदन किया',
  no_applicants: 'आपके लिंक से आवेदन करने वाले मर्चेंट यहाँ दिखेंगे।',
};
