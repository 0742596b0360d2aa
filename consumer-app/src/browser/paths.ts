/** Addresses of the pages. Which of them a person may see now is decided by `journey/`. */
export const paths = {
  start: '/',
  login: '/login',
  verification: '/verification',
  products: '/products',
  creditCards: '/credit-cards',
  securedCards: '/cards-secured',
  unsecuredCards: '/cards-unsecured',
  terms: '/terms-of-use',
  privacy: '/privacy-policy',
  notFound: '/404',
  /** Where resellers apply to work with a partner, the one of the door unless it is named. */
  merchantForm: '/create-merchant-form',
  merchantFormOf: '/create-merchant-form/:partner_name',
  merchantDone: '/create-merchant-form/success',
  socialMedia: '/socialmedia-onboarding',
  /** Who runs these pages, and which lenders stand behind them. */
  customerSite: '/customer-site',
  /** No page: the journey answers it with the person's next step. Go there after saving something. */
  next: '/user',
  profile: '/user/user-detail',
  offers: '/user/offers',
  welcomeBack: '/user/welcome-back',
  businessProfile: '/user/business-detail',
  businessWelcomeBack: '/user/business-welcome-back',
  businessOffers: '/user/business-offers',
  goldForm: '/user/user-detail/gold-loan',
  goldDone: '/user/gold-loan-confirmation',
  /** A gold lender's own page, and how a visit to its branch goes. */
  goldLender: '/user/gold/:lender',
  goldVisit: '/user/gold/:lender/visit',
  housingForm: '/user/user-detail/affordable-housing-loan',
  housingDone: '/user/housing-loan-confirmation',
  insurance: '/user/insurance',
  insuranceTransaction: '/user/insurance/transaction',
  vouchers: '/user/vouchers',
  /** One card; `?id=` names it. */
  creditCard: '/user/credit-card',
  /** The hand-over to a card's issuer; `?id=` names the card. */
  cardIssuer: '/user/card-issuer',
  lenderSubmit: '/user/lender-submit',
  /** A lender's page: what it lends, and how the person stands to it. */
  lender: '/user/:lender',
  lenderDeclined: '/user/:lender/declined',
  /** Takes the code with which a lender has an application confirmed. */
  lenderCode: '/user/:lender/code',
  /** What follows an application to a lender. */
  handOver: '/user/lenders-transaction/:lender',
  /** One lender's code has an address of its own, and another in its messages. */
  indialendsCode: '/user/indialends-otp',
  indialendsMessage: '/indialends-otp',
  /** What is held of the person, and what they decide about it. */
  privacyCentre: '/user/privacy',
  /** The person's applications; `?id=` shows one of them. */
  applications: '/user/applications',
  /** Where links in messages and of partners arrive: they lead on from here. */
  redirect: '/redirect',
  /** Sign-in by the link of an e-mail; what it needs stands in the fragment. */
  signInLink: '/auth',
  /** A partner hands a customer over. */
  transfer: '/transfer/:prospect',
} as const;
