export const sharedComparisonTexts = {
  title: 'Compare lenders',
  examples:
    'Examples for %{amount} over %{tenure}: each lender’s lowest and highest price, fees and GST included. Your own price depends on your score and income.',
  lender: 'Lender',
  none: 'No lender in this link gives this loan here now',
  left_out_one: '%{count} lender in this link is not shown: it does not give this loan here now.',
  left_out_other:
    '%{count} lenders in this link are not shown: they do not give this loan here now.',
  failed: 'The comparison could not be loaded',
  again: 'Try again',
  loading: 'Loading the comparison',
  wrong: 'This link is incomplete',
  wrong_text: 'Ask whoever sent it to copy the whole link.',
  own: 'See your own offers',
  share: 'Keep or share this comparison',
  pdf: 'Save as PDF',
  pdf_failed: 'The PDF could not be made',
  link: 'Link without your data',
  link_text:
    'It holds only these lenders, the amount and the months. Anyone can open it and sees example prices, not yours.',
};
