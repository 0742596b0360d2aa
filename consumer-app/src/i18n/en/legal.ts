export const legalTexts = {
  partner: 'These pages are offered in partnership with %{partner}.',
  since: 'In force since %{day}',
  officer: {
    title: 'Grievance officer',
    terms:
      'If Help has not resolved your problem, write to this person. You will get a reply within 30 days.',
    privacy:
      'Write to this person about anything you cannot change yourself. You will get a reply within 30 days. After that you can complain to the Data Protection Board of India.',
    about: 'About us and our lenders',
  },
  terms: {
    title: 'Terms of use',
    intro: 'What you can expect from %{brand}, and what we expect from you.',
    service: {
      title: 'What we do',
      text: '%{brand} compares loans and cards from several lenders. We are not a lender. The lender decides whether to lend and on what terms, and pays into your own bank account.',
    },
    offers: {
      title: 'Offers',
      text: 'An offer is an estimate based on your details and the lender’s criteria. It is not binding until the lender gives you its key fact statement and you accept it. You choose how offers are sorted. Lenders cannot pay for a higher place.',
    },
    cost: {
      title: 'What it costs you',
      text: 'Comparing and applying are free. The lender pays us when a loan is paid out. Each offer shows the annual percentage rate (APR), including all the lender’s fees.',
    },
    you: {
      title: 'What we ask of you',
      text: 'Give true details, and only your own. Do not share one-time codes. You must be at least 18 and live in India.',
    },
    leaving: {
      title: 'Changing your mind',
      text: 'You can stop at any time before you accept a lender’s terms. After that, the cooling-off period in the lender’s key fact statement lets you repay the loan without penalty.',
    },
    merchants: {
      title: 'If you are a merchant',
      text: 'Who brings customers to us or to a partner tells them truthfully what a loan costs and who lends, enters nothing for them without their asking, keeps no copy of their details or codes, and takes no money from them. An approval ends when this is not kept.',
    },
    complaints: {
      title: 'Complaints',
      text: 'Write to us with Help at the top of each page. If it concerns a lender, its key fact statement names its grievance officer. If a lender has not settled your complaint within 30 days, you may turn to the Reserve Bank of India’s Complaint Management System.',
    },
    changes: {
      title: 'Changes to these terms',
      text: 'The date these terms took effect is at the top. Your existing applications stay under the terms of the day you applied. If a change affects you, we will ask you first.',
    },
  },
  privacy: {
    title: 'Privacy and cookies',
    intro: 'What we know about you, why, and how you control it.',
    collected: {
      title: 'What we collect',
      text: 'Your mobile number or e-mail to sign you in; your name, birth date, PAN, address, work and income to see which lenders match; and which offers you choose. We do not collect Aadhaar, and never ask for your contacts, photos or messages.',
    },
    used: {
      title: 'What it is used for',
      text: 'To match you with lenders, to pass your application to the lender that you choose and to nobody else, and to answer you. If you came through a partner, that partner sees that you came and how far you got, not your income or PAN.',
    },
    shared: {
      title: 'Who gets it',
      text: 'A credit bureau, to check your report, if you agree. The lenders of the comparison, to see whether they match, if you agree. The lender that you apply to gets your application; its own privacy policy holds from then on. A card’s issuer gets your customer number and nothing else. Nobody buys your data from us.',
    },
    consent: {
      title: 'Your consent',
      text: 'We ask for each purpose separately, and nothing is ticked beforehand. You can take a consent back under Your privacy as easily as you gave it.',
    },
    rights: {
      title: 'Your rights',
      text: 'Under the Digital Personal Data Protection Act, 2023 you may see, correct and have erased what we hold of you, and name someone to act for you. You can do most of it yourself under Your privacy once you are signed in; for the rest write to us with Help.',
    },
    merchants: {
      title: 'If you apply as a merchant',
      text: 'We keep the company’s name, PAN and address and the name, number and e-mail of the contact person, to check and answer the application; the partner that you apply to sees them with the PAN masked. If it is rejected, they are erased after 180 days. What you type before you send it stays on your device, for a day at most.',
    },
    cookies: {
      title: 'Cookies, and what this device keeps',
      text: 'We only set cookies that are needed to keep you signed in and to remember your product, the partner and the link you came through, and the kind of card you went on to. They end when you close the browser. One more cookie tells this browser from others when you sign in, so that nobody can use up your codes: it stays for 180 days, and when you log out. Another one holds the language that you chose, for a year. This browser also keeps that language, the pages themselves so that they open offline, and drafts of forms without your PAN: for 30 days, and in your account too, once you are signed in, and for a day if you are not. When you log out, of these only the language and the pages stay.',
    },
    kept: {
      title: 'How long we keep it',
      text: 'As long as you have an account, and after that as long as the law asks. Messages that we have sent to you are erased after 7 days. All of it is stored in India.',
    },
  },
};
