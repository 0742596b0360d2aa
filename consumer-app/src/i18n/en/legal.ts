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
      text: 'You can withdraw an application until the loan is paid out. After that, you can give the loan back without penalty within the cooling-off period in the lender’s key fact statement.',
    },
    merchants: {
      title: 'If you are a merchant',
      text: 'If you bring customers to us or to a partner, tell them truthfully what a loan costs and who lends. Enter something for them only if they ask you to. Do not keep a copy of their details or codes, and take no money from them. We end your approval if you break these rules.',
    },
    complaints: {
      title: 'Complaints',
      text: 'Write to us through Help, at the top of the page or in the menu. If your complaint is about a lender, its key fact statement names its grievance officer. If the lender does not settle your complaint within 30 days, you can use the Reserve Bank of India’s Complaint Management System.',
    },
    changes: {
      title: 'Changes to these terms',
      text: 'The date from which these terms apply is at the top. An application keeps the terms of the day you sent it. If a change affects you, we will ask you first.',
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
      title: 'What we use it for',
      text: 'We use it to match you with lenders, to send your application to the lender you choose and nobody else, and to reply to you. If you came through a partner, they can see that you visited and the progress of your application. They cannot see your income or PAN.',
    },
    shared: {
      title: 'Who gets it',
      text: 'If you agree, we give Setu Credit Bureau your details and get your credit report from it. We compare your answers with lenders’ rules ourselves; no lender gets them until you choose one. The lender you apply to gets your application and your report, and its own privacy policy applies from then on. A card issuer gets a number that we make for your click alone, and only if you agree. We do not sell your data.',
    },
    consent: {
      title: 'Your consent',
      text: 'We ask for your consent to each purpose separately, and no box is ticked beforehand. You can withdraw a consent in Your privacy as easily as you gave it.',
    },
    rights: {
      title: 'Your rights',
      text: 'Under the Digital Personal Data Protection Act, 2023 you can see and correct the data we hold about you, have it erased, and name someone to act for you. You can do most of this yourself in Your privacy when you are signed in. For the rest, write to us through Help.',
    },
    merchants: {
      title: 'If you apply as a merchant',
      text: 'To check and answer your application, we keep the company’s name, PAN and address, and the name, number and e-mail of the contact person. The partner you apply to can see them, with the PAN masked. If your application is rejected, we erase them after 180 days. What you type before you send the form stays on your device for up to a day.',
    },
    cookies: {
      title: 'Cookies, and what this device keeps',
      text: 'We only set cookies that we need to keep you signed in and to remember your product, the partner and the link you came through, and the kind of card you chose. They end when you close the browser. Another cookie identifies this browser when you sign in, so that you can still get a code if somebody else keeps asking for codes in your name. It lasts 180 days, even if you log out. A further cookie remembers your language for a year. This browser also keeps your language, the pages so that they open offline, and your unfinished forms without your PAN. We keep unfinished forms for 30 days, here and in your account, if you are signed in, and for a day if you are not. When you log out, only the language and the pages stay on this device.',
    },
    kept: {
      title: 'How long we keep it',
      text: 'We keep it for as long as you have an account, and after that for as long as the law requires. We erase messages we have sent you after 7 days. We store all your data in India.',
    },
  },
};
