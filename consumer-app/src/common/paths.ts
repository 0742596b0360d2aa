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
  /** No page: the journey answers it with the person's next step. Go there after saving something. */
  next: '/user',
  profile: '/user/user-detail',
  offers: '/user/offers',
  /** What is held of the person, and what they decide about it. */
  privacyCentre: '/user/privacy',
  /** The person's applications; `?id=` shows one of them. */
  applications: '/user/applications',
} as const;
