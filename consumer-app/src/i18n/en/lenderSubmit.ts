/** Texts of the page that hands over to the one lender of a deployment. */
export const lenderSubmitTexts = {
  title: 'Your offer',
  title_lender: 'Your offer from %{lender}',
  applied: 'You have already applied to this lender. You can follow the application here.',
  no_offer: 'This lender has no offer for your current details. Check the amount and your details.',
};
