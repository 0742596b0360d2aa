/** Texts of the questions that a product asks besides the profile. */
export const productQuestionTexts = {
  loading: 'Loading your answers',
  change: 'Change',
  student_loan: {
    title: 'About your course',
    intro: 'So that the lender knows what the loan is for.',
  },
  two_wheeler_loan: {
    title: 'About the two-wheeler',
    intro: 'So that the lender knows what the loan is for.',
  },
  car_loan: {
    title: 'About the car',
    intro: 'So that the lender knows what the loan is for.',
  },
  section: { product: 'Your answers' },
  section_intro: { product: 'An estimate is enough.' },
  missing: {
    study_place: 'Choose where you study',
    course_level: 'Choose the course',
    course_cost: 'Enter what the course costs',
    vehicle_condition: 'Choose new or used',
    vehicle_price: 'Enter the on-road price',
  },
};
