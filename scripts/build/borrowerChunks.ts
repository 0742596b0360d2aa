/** A stage of the journey to own offers, named like no other file: its pages with all that no earlier stage has. */
interface Stage {
  name: string;
  priority: number;
  test: RegExp;
}

const STAGES: ReadonlyArray<readonly [name: string, modules: readonly string[]]> = [
  // A visitor in Hindi needs these before anything is drawn.
  ['translations', ['i18n/featureTexts']],
  [
    'estimate',
    ['features/signIn/estimate/LoanEstimate', 'features/signIn/StartFacts', 'app/pages/prefetch'],
  ],
  // Whoever has stored something has this looked through, without the rest.
  ['expiry', ['session/account/pendingErasure']],
  [
    'account',
    [
      'features/signIn/(signIn|VerificationPage|estimate/fetchEstimate)',
      'app/(ProfileLoader|IdleWatch)',
      'app/pages/UserPages',
      'features/products/(ProductsPage|OpenItems)',
      'i18n/en/index',
    ],
  ],
  ['questions', ['features/profile/ProfilePage']],
  ['choice', ['features/offers/OffersPage']],
  ['decisions', ['features/offers/decisions']],
  ['openApplications', ['applications/OpenApplicationList']],
  [
    'hindi',
    [
      'i18n/hi/(verification|products|openItems|applications|form|profile|consents)',
      'i18n/hi/(offers|copy|privacyLink|debtWarning|leads|productQuestions|sharedComparison|lenderSubmit)',
    ],
  ],
];

/** One file for each stage on a borrower's way to the offers, because on a slow line requests cost more than bytes. */
export const BORROWER_CHUNKS: readonly Stage[] = STAGES.map(([name, modules], index) => ({
  name,
  priority: STAGES.length - index,
  test: new RegExp(`/src/(${modules.join('|')})\\.tsx?$`),
}));
