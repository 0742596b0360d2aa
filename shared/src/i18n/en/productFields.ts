/** Labels of what a product asks of the borrower, and of a lender's terms for gold and complaints. */
export const productFields = {
  gold_ltv_percent: 'Gold loan to value',
  gold_price_per_gram: 'Gold price per gram, 22 carat',
  study_place: 'Place of study',
  course_level: 'Course',
  course_cost: 'Cost of the course',
  vehicle_condition: 'New or used',
  vehicle_price: 'On-road price',
  grievance_phone: 'Grievance phone',
  mark_colour: 'Colour of the mark',
  refunds_fee: 'Fee refunded in cooling-off',
  grievance_officer: 'Grievance officer',
  grievance_contact: 'Grievance contact',
  grievance_officer_hi: 'Hindi grievance officer',
};
