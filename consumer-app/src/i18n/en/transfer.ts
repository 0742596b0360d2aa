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
  present: 'You are signed in as %{name} and will continue as that person.',
  next: 'What happens next',
  step_prove: 'Confirm your mobile number or e-mail with a one-time code.',
  step_prove_invited:
    'Confirm the mobile number or e-mail you gave %{partner} with a one-time code. The link does not work with any other.',
  step_details: 'Fill in your details once. You can stop and come back at any time.',
  step_choose: 'Compare and choose. We never apply for you.',
  shared:
    '%{partner} can see that you visited and the progress of your application. They cannot see your PAN, income or credit score.',
  continue: 'Continue',
  loading: 'Opening the link',
  failed: 'The link could not be opened',
  retry: 'Try again',
  expired: 'This link no longer works',
  expired_text:
    'It may have expired or been used already. If you used it, sign in to continue where you left off. Otherwise ask the person who sent it for a new one, or start without it.',
  expired_signed_in:
    'It may have expired, or somebody used it with another mobile number or e-mail. Ask the person who sent it for a new one, or continue without it.',
  start: 'Go to the start page',
  other: 'This link is for another mobile number or e-mail',
  other_present: 'You are signed in with %{contact}.',
  other_text:
    'To use the link, log out. Then sign in with the mobile number or e-mail you gave %{partner}.',
  other_sign_out: 'Log out and use the link',
  other_skip: 'Continue without the link',
};
