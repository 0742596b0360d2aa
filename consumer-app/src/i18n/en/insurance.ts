export const insuranceTexts = {
  title: 'Other Insurance',
  intro: 'Choose what you want to insure. You are not buying anything here.',
  asked: 'You have already asked for a call.',
  asked_link: 'See its reference and status',
  section: { cover: 'Your cover', number: 'Your number' },
  section_intro: {
    cover: 'Choose one. You can ask about another later.',
    number: 'The adviser will call you once on this number.',
  },
  label: { cover: 'What do you want to insure?', mobile_phone_number: 'Mobile number to call' },
  missing: {
    cover: 'Choose what you want to insure',
    mobile_phone_number: 'Enter the mobile number to call',
  },
  option_hint: {
    cover: {
      health: 'Hospital bills for you and your family',
      vehicle: 'Damage, and the third-party cover required by law',
      life: 'Your family’s income if you die',
      home: 'Building and belongings against fire, flood and theft',
      travel: 'Illness, loss and delay on a journey',
    },
  },
  consent: {
    call_insurance_missing: 'Tick the box to let an adviser call you',
  },
  send: 'Ask for a call',
  done: {
    title: 'We have your insurance request',
    text: 'Keep your lead ID. The adviser and our help desk use it to find your request.',
    none: 'No insurance request yet',
    none_text: 'When you ask for a call, its reference and status will appear here.',
    step_1: '%{lender} will call you.',
    step_2: 'You get offers in writing that say what is and is not covered.',
    step_3: 'You decide. There is no charge for asking.',
    form: 'Ask about other cover',
    products: 'Return to Products',
  },
};
