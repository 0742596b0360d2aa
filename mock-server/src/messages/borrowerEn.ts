/** What borrowers are told of their applications. */
export const borrowerEn = {
  application_applied: '%{lender} has your application %{reference} for %{amount}.',
  application_decides_by: 'It usually decides by %{when}.',
  application_in_review: 'Application %{reference}: %{lender} is checking your details.',
  application_approved:
    'Application %{reference}: %{lender} has approved %{amount}. Read the final key fact statement before you sign. You owe nothing until the money is paid out.',
  application_disbursed: 'Application %{reference}: %{lender} has paid out %{amount}.',
  application_cooling_off: 'If you change your mind, you can give the loan back until %{until}.',
  application_rejected: 'Application %{reference}: %{lender} has declined. You owe nothing.',
  application_withdrawn:
    'Application %{reference} to %{lender} is withdrawn. You owe nothing for it.',
  application_cancelled:
    'Application %{reference}: %{lender} has its money back, and the loan has ended.',
  application_giving_back:
    'Application %{reference}: you are giving the loan back to %{lender}. Pay the amount on the page of your application.',
  application_cooling_off_ends:
    'Application %{reference}: tomorrow, %{until}, is the last day to give the loan back to %{lender}.',
  application_reason: 'Reason: %{reason}.',
  warn_applications:
    'With this one, you would have %{number} open applications. Each lender may check your credit report, which can lower your score by a few points. Confirm that you want to send it.',
  warn_emis:
    'With this loan and all that is open, EMIs would take %{percent}% of your income. Confirm that you want to send it.',
  emis_above_income:
    'With this loan and all that is open, EMIs would take %{percent}% of your income, which is more than you earn. Ask for less, or withdraw another application first.',
  application_more: 'Sign in and open Your applications to see what comes next.',
};
