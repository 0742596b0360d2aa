/**
 * The texts that are consented to, by purpose and version. A published text is never changed: a new
 * wording gets the next version, in every language, and the old one stays for those who agreed to it.
 */
export const consentTexts = {
  bureau: {
    v1: {
      title: 'Check my credit report',
      text: 'I agree that a credit bureau is asked for my score and report, to work out offers. This check does not lower my score.',
    },
  },
  lenders: {
    v1: {
      title: 'Share my details with lenders for offers',
      text: 'I agree that lenders on this site get these details, without my PAN, to say whether and on what terms they would lend.',
    },
  },
  application: {
    v1: {
      title: 'Share my details with %{lender}',
      text: 'I agree that %{lender} gets my profile, my PAN and my credit report to decide on this application, and for nothing else.',
    },
  },
  sms: {
    v1: {
      title: 'News about offers by SMS',
      text: 'I agree to get news about offers by SMS at my mobile number.',
    },
  },
  email: {
    v1: {
      title: 'News about offers by e-mail',
      text: 'I agree to get news about offers at my e-mail address.',
    },
  },
};
