/** What a returning person has begun, on the page of products. */
export const openItemsTexts = {
  title: 'Continue where you left off',
  offers: {
    personal: 'Your offers for a personal loan',
    business: 'Your offers for a business loan',
    for: '%{amount} over %{tenure}',
  },
  draft: {
    personal: 'Your details for a personal loan',
    business: 'Your details for a business loan',
    left_one: '%{count} answer left before your offers',
    left_other: '%{count} answers left before your offers',
  },
};
