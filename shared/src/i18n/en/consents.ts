/**
 * The texts to which a person consents, by purpose and version. Never change a published text: a new wording gets
 * the next version in every language, and the old one stays for those who agreed to it.
 */
export const consentTexts = {
  bureau: {
    v1: {
      title: 'Check my credit report',
      text: 'I agree that a credit bureau is asked for my score and report, to work out offers. This check does not lower my score.',
    },
    v2: {
      title: 'Check my credit report',
      text: 'You may ask Setu Credit Bureau for my credit score and report, once, to work out my offers. This does not lower my score. You keep them for 6 months.',
    },
  },
  lenders: {
    v1: {
      title: 'Share my details with lenders for offers',
      text: 'I agree that lenders on this site get these details, without my PAN, to say whether and on what terms they would lend.',
    },
    v2: {
      title: 'Compare my answers with lenders’ rules',
      text: 'This site compares my answers with the rules of lenders, to show who would lend and on what terms. No lender gets my answers until I choose one.',
    },
  },
  application: {
    v1: {
      title: 'Share my details with %{lender}',
      text: 'I agree that %{lender} gets my profile, my PAN and my credit report to decide on this application, and for nothing else.',
    },
    v2: {
      title: 'Share my details with %{lender}',
      text: 'I agree that %{lender} gets my profile, my PAN and my credit report to decide on this application, and for nothing else. It may also ask a credit bureau itself, which can lower my score by a few points.',
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
  whatsapp: {
    v1: {
      title: 'News about offers on WhatsApp',
      text: 'I agree to get news about offers on WhatsApp at my mobile number.',
    },
  },
  calls: {
    v1: {
      title: 'Calls about what I began',
      text: 'I agree that this site calls me at my mobile number, between 9 am and 9 pm, about requests that I began here.',
    },
    v2: {
      title: 'Calls about applications I started',
      text: 'I agree that this site calls me at my mobile number, between 9 am and 9 pm, about applications and requests that I started here.',
    },
  },
  call_gold: {
    v1: {
      title: 'Share these details with the gold lender',
      text: 'I agree that the gold lender gets the details of this request and calls me about this loan.',
    },
    v2: {
      title: 'Share these details with the gold lender',
      text: 'I agree that the gold lender named on this page gets the details of this request and calls me about this loan.',
    },
  },
  call_housing: {
    v1: {
      title: 'Share these details with housing lenders',
      text: 'I agree that housing lenders on this site get the details of this request and call me about this loan.',
    },
    v2: {
      title: 'Share these details with the housing lender',
      text: 'I agree that the housing lender named on this page gets the details of this request and calls me about this loan.',
    },
  },
  call_insurance: {
    v1: {
      title: 'Call me about this insurance',
      text: 'I agree that a licensed insurance adviser gets my name and this number for one call back.',
    },
    v2: {
      title: 'Call me about this insurance',
      text: 'I agree that the insurance adviser named on this page gets this number and calls me once.',
    },
  },
  card_click: {
    v1: {
      title: 'Tell the issuer that I came from here',
      text: 'The issuer gets a number that we make for this click alone, and tells us whether I got the card. It is not the number of my account.',
    },
  },
  visits: {
    v1: {
      title: 'Count my visits',
      text: 'I agree that this device’s internet address is looked up and my visits are counted by a service for statistics.',
    },
  },
};
