/** Paths of all pages. `journey/` decides which of them a person may see. */
export const paths = {
  start: '/',
  login: '/login',
  /** Shows who would lend to a visitor, before the sign-in. */
  quickCheck: '/quick-check',
  verification: '/verification',
  products: '/products',
  creditCards: '/credit-cards',
  securedCards: '/cards-secured',
  unsecuredCards: '/cards-unsecured',
  terms: '/terms-of-use',
  privacy: '/privacy-policy',
  notFound: '/404',
  /** Form in which resellers apply to a partner: the named one, otherwise the partner of the session. */
  merchantForm: '/create-merchant-form',
  merchantFormOfPartner: '/create-merchant-form/:partner_name',
  merchantDone: '/create-merchant-form/success',
  socialMedia: '/socialmedia-onboarding',
  /** Says who runs this site and which lenders it works with. */
  customerSite: '/customer-site',
  /** What the lenders charge today, calculators and guides, for anyone. */
  rates: '/rates',
  partPayment: '/calculators/part-payment',
  balanceTransfer: '/calculators/balance-transfer',
  guides: '/guides',
  guideApr: '/guides/apr',
  guideScore: '/guides/credit-score',
  guideBorrowing: '/guides/before-you-borrow',
  /** Not a page: the journey redirects it to the person's next step. Navigate here after saving something. */
  next: '/user',
  profile: '/user/user-detail',
  offers: '/user/offers',
  welcomeBack: '/user/welcome-back',
  businessProfile: '/user/business-detail',
  businessWelcomeBack: '/user/business-welcome-back',
  businessOffers: '/user/business-offers',
  goldForm: '/user/user-detail/gold-loan',
  goldDone: '/user/gold-loan-confirmation',
  /** A gold lender's page, and the instructions for visiting its branch. */
  goldLender: '/user/gold/:lender',
  goldVisit: '/user/gold/:lender/visit',
  housingForm: '/user/user-detail/affordable-housing-loan',
  housingDone: '/user/housing-loan-confirmation',
  insurance: '/user/insurance',
  insuranceTransaction: '/user/insurance/transaction',
  vouchers: '/user/vouchers',
  /** One card; `?id=` is its id. */
  creditCard: '/user/credit-card',
  /** The hand-over to a card's issuer; `?id=` is the card's id. */
  cardIssuer: '/user/card-issuer',
  lenderSubmit: '/user/lender-submit',
  /** A lender's page with its terms and its offer for the person. */
  lender: '/user/:lender',
  lenderDeclined: '/user/:lender/declined',
  /** Asks for the code with which the person confirms an application to a lender. */
  lenderCode: '/user/:lender/code',
  /** The next steps after an application to a lender. */
  handOver: '/user/lenders-transaction/:lender',
  /** Indialends has its own path for its code, and another one in its messages. */
  indialendsCode: '/user/indialends-otp',
  indialendsMessage: '/indialends-otp',
  /** The data held about the person, and their consents. */
  privacyCentre: '/user/privacy',
  /** The person's credit score, what moves it and what it means for offers. */
  score: '/user/score',
  /** The person's applications; `?id=` selects one. */
  applications: '/user/applications',
  /** Entry for links in messages and from partners; redirects to the linked page. */
  redirect: '/redirect',
  /** Sign-in by an emailed link, whose code is in the fragment. */
  signInLink: '/auth',
  /** Asks whether a partner may call; the secret of the link is in the fragment. */
  consent: '/consent',
  /** Lenders side by side, by a link without data of a person: `?lenders=3,11&amount=200000&months=24`. */
  comparison: '/compare',
  /** Hand-over of a customer by a partner. */
  transfer: '/transfer/:prospect',
} as const;
