/** Texts of the insurance page and of the request made there. */
export const insuranceTexts = {
  title: 'Other Insurance',
  intro:
    'Choose what you want to insure. A licensed adviser calls you back; nothing is bought here.',
  asked: 'You have already asked for a call back.',
  asked_link: 'See its reference and status',
  section: { cover: 'Your cover', number: 'Your number' },
  section_intro: {
    cover: 'One at a time; you can ask about another afterwards.',
    number: 'The adviser calls you back once, at this number.',
  },
  label: { cover: 'What do you want to insure?', mobile_phone_number: 'Mobile number to call' },
  missing: {
    cover: 'Choose what you want to insure',
    mobile_phone_number: 'Enter the mobile number to call',
  },
  option_hint: {
    cover: {
      health: 'Hospital bills of you and your family',
      vehicle: 'Damage and the third-party cover that the law asks for',
      life: 'Your family’s income if you die',
      home: 'Building and belongings against fire, flood and theft',
      travel: 'Illness, loss and delay on a journey',
    },
  },
  consent: {
    call_insurance_missing: 'Tick the box to let an adviser call you',
  },
  send: 'Ask for a call back',
  done: {
    title: 'Your insurance request has arrived',
    text: 'Keep the lead ID: with it the adviser and our help desk find your request.',
    none: 'No insurance request yet',
    none_text: 'As soon as you ask for a call back, its reference and status stand here.',
    step_1: 'A licensed adviser calls you within two working days.',
    step_2: 'You get offers in writing, with what is covered and what is not.',
    step_3: 'You decide. Asking costs nothing.',
    again: 'Ask about another cover',
    products: 'Return to Products',
  },
};
