/** One address of the borrower app and what a permitted visitor sees there. */
export interface PageCase {
  /** The route in the app's table of routes. */
  place: string;
  /** The address to open, if it differs from the route. */
  at?: string;
  /** Its first heading, in both languages. */
  en: string;
  hi: string;
  /** The document title if it differs from the heading: the browser history must contain no names. */
  tab?: { en: string; hi: string };
  /** The page has a form, which the test also checks with every field invalid. */
  form?: true;
}

/** The visitors; `every-address.phone.spec.ts` prepares each once. */
export type Visitor =
  | 'anonymous'
  | 'asked'
  | 'borrower'
  | 'business'
  | 'gold'
  | 'housing'
  | 'insured'
  | 'voucher';

/** Addresses without their own page, each with its redirect target for a borrower with a complete profile. */
export const REDIRECTS: Readonly<Record<string, RegExp>> = {
  '/user': /\/user\/offers/,
  // In a build for one lender it is a page: see `one-lender.phone.spec.ts`.
  '/user/lender-submit': /\/user\/offers/,
  '/indialends-otp': /\/user\/indialends-otp/,
};

const WELCOME_BACK = { en: 'Welcome back', hi: 'फिर से स्वागत है' };

export const PAGE_CASES: Readonly<Record<Visitor, readonly PageCase[]>> = {
  anonymous: [
    {
      place: '/',
      en: 'Sign in to compare loans',
      hi: 'लोन की तुलना करने के लिए साइन इन करें',
      form: true,
    },
    { place: '/login', en: 'Sign in to compare loans', hi: 'लोन की तुलना करने के लिए साइन इन करें' },
    {
      place: '/quick-check',
      en: 'Who would lend to me?',
      hi: 'मुझे कौन लोन देगा?',
      form: true,
    },
    { place: '/terms-of-use', en: 'Terms of use', hi: 'उपयोग की शर्तें' },
    { place: '/privacy-policy', en: 'Privacy and cookies', hi: 'गोपनीयता और कुकीज़' },
    { place: '/404', en: 'Page not found', hi: 'पेज नहीं मिला' },
    {
      place: '/create-merchant-form',
      en: 'Work with Cedarloop',
      hi: 'Cedarloop के साथ काम करें',
      form: true,
    },
    {
      place: '/create-merchant-form/:partner_name',
      at: '/create-merchant-form/campusid',
      en: 'Work with Campidar Card',
      hi: 'Campidar Card के साथ काम करें',
    },
    {
      place: '/create-merchant-form/success',
      en: 'You have not sent an application from here',
      hi: 'आपने यहाँ से कोई आवेदन नहीं भेजा है',
    },
    {
      place: '/socialmedia-onboarding',
      en: 'See which lenders match you and the full cost',
      hi: 'देखें कि कौन आपको लोन दे सकता है, और कुल ख़र्च कितना होगा',
      form: true,
    },
    { place: '/rates', en: 'What lenders charge today', hi: 'आज लेंडर कितना लेते हैं' },
    {
      place: '/calculators/part-payment',
      en: 'Part-payment calculator',
      hi: 'पार्ट-पेमेंट कैलकुलेटर',
    },
    {
      place: '/calculators/balance-transfer',
      en: 'Balance transfer calculator',
      hi: 'बैलेंस ट्रांसफ़र कैलकुलेटर',
    },
    { place: '/guides', en: 'Guides to borrowing', hi: 'लोन लेने की गाइड' },
    { place: '/guides/apr', en: 'What APR means', hi: 'APR क्या है' },
    {
      place: '/guides/credit-score',
      en: 'How a credit score works',
      hi: 'क्रेडिट स्कोर कैसे काम करता है',
    },
    { place: '/guides/before-you-borrow', en: 'Before you borrow', hi: 'लोन लेने से पहले' },
    { place: '/customer-site', en: 'About us and our lenders', hi: 'हमारे और हमारे लेंडरों के बारे में' },
    {
      place: '/redirect',
      at: '/redirect?to=https://elsewhere.example',
      en: 'This link leads to another site',
      hi: 'यह लिंक इस साइट से बाहर ले जाता है',
    },
    { place: '/auth', at: '/auth#u=1', en: 'This link is incomplete', hi: 'यह लिंक पूरा नहीं है' },
    { place: '/consent', en: 'This link no longer works', hi: 'यह लिंक अब काम नहीं करता' },
    {
      place: '/compare',
      at: '/compare?lenders=4,10&amount=200000&months=24',
      en: 'Compare lenders',
      hi: 'लेंडरों की तुलना करें',
    },
    {
      place: '/transfer/:prospect',
      at: '/transfer/3f2c8a4e-0000-4000-8000-000000000000',
      en: 'This link no longer works',
      hi: 'यह लिंक अब काम नहीं करता',
    },
  ],
  asked: [{ place: '/verification', en: 'Enter the code', hi: 'OTP डालें', form: true }],
  borrower: [
    { place: '/products', en: 'What do you need?', hi: 'आपको क्या चाहिए?' },
    { place: '/credit-cards', en: 'Credit Cards', hi: 'क्रेडिट कार्ड' },
    { place: '/cards-secured', en: 'Secured credit cards', hi: 'FD पर मिलने वाले क्रेडिट कार्ड' },
    { place: '/cards-unsecured', en: 'Unsecured credit cards', hi: 'बिना FD के क्रेडिट कार्ड' },
    { place: '/user/user-detail', en: 'Your details', hi: 'आपकी जानकारी', form: true },
    { place: '/user/offers', en: 'Compare offers', hi: 'ऑफ़रों की तुलना करें' },
    { place: '/user/applications', en: 'Your applications', hi: 'आपके आवेदन' },
    { place: '/user/score', en: 'Your credit score', hi: 'आपका क्रेडिट स्कोर' },
    { place: '/user/privacy', en: 'Your privacy', hi: 'आपकी गोपनीयता' },
    {
      place: '/user/welcome-back',
      en: 'Welcome back, Priya',
      hi: 'Priya, आपका फिर से स्वागत है',
      tab: WELCOME_BACK,
      form: true,
    },
    {
      place: '/user/credit-card',
      at: '/user/credit-card?id=1',
      en: 'Everyday Cashback',
      hi: 'Everyday Cashback',
    },
    {
      place: '/user/card-issuer',
      at: '/user/card-issuer?id=1',
      en: 'Continue on the issuer’s site',
      hi: 'जारीकर्ता की साइट पर आगे बढ़ें',
    },
    {
      place: '/user/indialends-otp',
      en: 'There is nothing to confirm',
      hi: 'पुष्टि के लिए कोई आवेदन नहीं है',
    },
    {
      place: '/user/lenders-transaction/:lender',
      at: '/user/lenders-transaction/indialends',
      en: 'You have not applied to Harsha-Paylater',
      hi: 'आपने हर्ष पेलेटर को आवेदन नहीं किया है',
    },
    {
      place: '/user/:lender/declined',
      at: '/user/earlysalary/declined',
      en: 'Omkar-Advance has not declined your application',
      hi: 'ओंकार एडवांस ने आपका आवेदन नामंज़ूर नहीं किया है',
    },
    {
      place: '/user/:lender/code',
      at: '/user/indialends/code',
      en: 'There is nothing to confirm',
      hi: 'पुष्टि के लिए कोई आवेदन नहीं है',
    },
    { place: '/user/:lender', at: '/user/earlysalary', en: 'Omkar-Advance', hi: 'ओंकार एडवांस' },
  ],
  business: [
    { place: '/user/business-detail', en: 'Your business', hi: 'आपका कारोबार', form: true },
    {
      place: '/user/business-welcome-back',
      en: 'Welcome back, Asha',
      hi: 'Asha, आपका फिर से स्वागत है',
      tab: WELCOME_BACK,
    },
    { place: '/user/business-offers', en: 'Compare offers', hi: 'ऑफ़रों की तुलना करें' },
  ],
  gold: [
    { place: '/user/user-detail/gold-loan', en: 'Gold loan', hi: 'गोल्ड लोन', form: true },
    {
      place: '/user/gold-loan-confirmation',
      en: 'We have your gold loan request',
      hi: 'आपका गोल्ड लोन का अनुरोध मिल गया है',
    },
    {
      place: '/user/gold/:lender',
      at: '/user/gold/chandrika-gold',
      en: 'Chandrika-Gold',
      hi: 'चंद्रिका गोल्ड',
    },
    {
      place: '/user/gold/:lender/visit',
      at: '/user/gold/chandrika-gold/visit',
      en: 'Visiting Chandrika-Gold',
      hi: 'चंद्रिका गोल्ड की शाखा में',
    },
  ],
  housing: [
    {
      place: '/user/user-detail/affordable-housing-loan',
      en: 'Affordable Housing Loan',
      hi: 'किफ़ायती होम लोन',
      form: true,
    },
    {
      place: '/user/housing-loan-confirmation',
      en: 'We have your housing loan request',
      hi: 'आपका होम लोन का अनुरोध मिल गया है',
    },
  ],
  insured: [
    { place: '/user/insurance', en: 'Other Insurance', hi: 'अन्य बीमा', form: true },
    {
      place: '/user/insurance/transaction',
      en: 'We have your insurance request',
      hi: 'आपका बीमे का अनुरोध मिल गया है',
    },
  ],
  voucher: [{ place: '/user/vouchers', en: 'Discount vouchers', hi: 'डिस्काउंट वाउचर' }],
};
