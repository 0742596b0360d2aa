/** Texts of the page on which a partner hands a customer over. */
export const transferTexts = {
  title: '%{partner} sent you to %{brand} for %{product}',
  title_own: 'Your link to %{brand} for %{product}',
  products: {
    personal_loan: 'a personal loan',
    business_loan: 'a business loan',
    gold_loan: 'a gold loan',
    housing_loan: 'an affordable housing loan',
    credit_card: 'a credit card',
    insurance: 'insurance',
    student_loan: 'a student loan',
    two_wheeler_loan: 'a 2-wheeler loan',
    car_loan: 'a car loan',
    voucher: 'discount vouchers',
  },
  present: 'You are signed in as %{name}, and carry on as that person.',
  next: 'What happens next',
  step_prove: 'You prove your mobile number or e-mail with a one-time code.',
  step_prove_invited:
    'You prove the mobile number or e-mail that you gave %{partner}, with a one-time code. The link works with no other.',
  step_details: 'You fill in your details once. You can stop and come back at any time.',
  step_choose: 'You compare and choose. Nothing is applied for without you.',
  shared:
    '%{partner} is told that you came, and how far your application gets. It does not see your PAN, your income or your credit score.',
  continue: 'Continue',
  loading: 'Opening the link',
  failed: 'The link could not be opened',
  retry: 'Try again',
  over: 'This link can no longer be used',
  over_text:
    'It is unknown, has expired, or was used already. Ask whoever sent it for a new one, or start without it.',
  start: 'Go to the start page',
  other: 'This link is for another mobile number or e-mail',
  other_present: 'You are signed in with %{contact}.',
  other_text:
    'To use the link, log out. Then sign in with the mobile number or e-mail that you gave %{partner}.',
  other_sign_out: 'Log out and use the link',
  other_skip: 'Carry on without the link',
};
