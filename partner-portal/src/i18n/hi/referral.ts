import type { Texts } from '@marketplace/shared/i18n';
import type { referral as english } from '../en/referral';

export const referral: Texts<typeof english> = {
  title: 'रेफ़रल',
  about:
    'आपके लिंक से आवेदन करके मंज़ूर होने वाले हर मर्चेंट पर आपको %{reward} मिलते हैं। एक ही स्तर: वह मर्चेंट जिसे लाए, वह उसी का है।',
  link: 'आपका लिंक',
  copy: 'अपना रेफ़रल लिंक कॉपी करें',
  share: 'WhatsApp पर भेजें',
  invite: 'हमारे साथ काम करें: %{link}',
  earned: 'रेफ़रल से कमाई',
  approved_one: '%{count} मर्चेंट मंज़ूर',
  approved_other: '%{count} मर्चेंट मंज़ूर',
  joined: 'किसने आवेदन किया',
  nobody: 'आपके लिंक से आवेदन करने वाले मर्चेंट यहाँ दिखेंगे।',
};
