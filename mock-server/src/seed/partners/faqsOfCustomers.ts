/** A question and its answer, each in English and Hindi. */
export type FaqRow = readonly [
  question_en: string,
  question_hi: string,
  answer_en: string,
  answer_hi: string,
];

/** What customers ask a partner. */
export const CUSTOMER_QUESTIONS: readonly FaqRow[] = [
  [
    'How do I sign in?',
    'साइन इन कैसे करूँ?',
    'Enter your mobile number or e-mail address. A six-digit code arrives there. Enter it; you need no password.',
    'अपना मोबाइल नंबर या ई-मेल पता लिखें। वहाँ छह अंकों का कोड आएगा। उसे लिखें; पासवर्ड की ज़रूरत नहीं है।',
  ],
  [
    'The code does not arrive. What can I do?',
    'कोड नहीं आ रहा। क्या करूँ?',
    'Check the number, wait until the timer ends and ask for a new code. You can also sign in with your e-mail address.',
    'नंबर जाँचें, टाइमर पूरा होने दें और नया कोड माँगें। आप ई-मेल पते से भी साइन इन कर सकते हैं।',
  ],
  [
    'May I tell somebody my code?',
    'क्या मैं अपना कोड किसी को बता सकता हूँ?',
    'No. Nobody from us, a lender or a partner asks for it. Whoever has the code can sign in as you.',
    'नहीं। हमारी, लेंडर की या पार्टनर की ओर से कोई इसे नहीं माँगता। जिसके पास कोड है, वह आपके नाम से साइन इन कर सकता है।',
  ],
  [
    'Which products can I compare?',
    'मैं किन प्रोडक्ट की तुलना कर सकता हूँ?',
    'Personal, business, gold, affordable housing, student, two-wheeler and car loans, credit cards, insurance and discount vouchers.',
    'पर्सनल, बिज़नेस, गोल्ड, किफ़ायती आवास, शिक्षा, दोपहिया और कार लोन, क्रेडिट कार्ड, बीमा और छूट वाउचर।',
  ],
  [
    'Who lends the money?',
    'पैसा कौन देता है?',
    'A bank or finance company lends it. We compare offers and pass your application on; the lender decides.',
    'पैसा बैंक या फ़ाइनेंस कंपनी देती है। हम ऑफ़र की तुलना करते हैं और आपका आवेदन आगे भेजते हैं; फ़ैसला लेंडर करता है।',
  ],
  [
    'Does comparing offers cost anything?',
    'क्या ऑफ़र की तुलना के पैसे लगते हैं?',
    'No. Comparing is free. The fees of a loan are the lender’s and stand in its key fact statement.',
    'नहीं। तुलना मुफ़्त है। लोन की फ़ीस लेंडर की होती है और उसके मुख्य तथ्य विवरण में लिखी होती है।',
  ],
  [
    'What is the key fact statement?',
    'मुख्य तथ्य विवरण (KFS) क्या है?',
    'It lists amount, instalments, every fee and who takes it, the APR worked out line by line, contingent charges, the cooling-off period and the grievance officer.',
    'इसमें राशि, किस्तें, हर फ़ीस और वह किसे जाती है, पंक्ति-दर-पंक्ति APR, शर्तों पर लगने वाले शुल्क, कूलिंग-ऑफ़ अवधि और शिकायत अधिकारी होते हैं।',
  ],
  [
    'What is the APR?',
    'APR क्या है?',
    'The annual percentage rate is the cost of the loan for a year with interest and fees. It makes offers comparable.',
    'वार्षिक प्रतिशत दर (APR) ब्याज और फ़ीस मिलाकर लोन की एक साल की लागत है। इससे ऑफ़र की तुलना हो पाती है।',
  ],
  [
    'Why is the APR higher than the interest rate?',
    'APR ब्याज दर से ज़्यादा क्यों है?',
    'The APR also counts the processing fee and its GST. The interest rate leaves them out.',
    'APR में प्रोसेसिंग फ़ीस और उसका GST भी जुड़ता है। ब्याज दर में ये नहीं होते।',
  ],
  [
    'What is an EMI?',
    'EMI क्या है?',
    'The equal monthly instalment: the same amount each month, part interest and part repayment.',
    'हर महीने की बराबर किस्त: हर महीने एक ही राशि, जिसमें कुछ ब्याज और कुछ मूलधन होता है।',
  ],
  [
    'In which order do the offers stand?',
    'ऑफ़र किस क्रम में दिखते हैं?',
    'The page names the measure that it sorts by, and you can change it. What lenders pay us does not change the order.',
    'पेज बताता है कि क्रम किस आधार पर है, और आप उसे बदल सकते हैं। लेंडर हमें क्या देते हैं, इससे क्रम नहीं बदलता।',
  ],
  [
    'Why did a lender not match?',
    'कोई लेंडर क्यों नहीं मिला?',
    'The page names each lender that did not match and the criterion that was not met, such as age, income or credit score.',
    'पेज हर न मिलने वाले लेंडर का नाम और वह शर्त बताता है जो पूरी नहीं हुई, जैसे उम्र, आय या क्रेडिट स्कोर।',
  ],
  [
    'What do I need for a personal loan?',
    'पर्सनल लोन के लिए क्या चाहिए?',
    'PAN, birth date, address with pincode, and your income and employment. Aadhaar is not collected here.',
    'PAN, जन्म तिथि, पिनकोड के साथ पता, और आपकी आय व रोज़गार। यहाँ आधार नहीं लिया जाता।',
  ],
  [
    'Why do you ask for my PAN?',
    'आप मेरा PAN क्यों माँगते हैं?',
    'Lenders identify you by it and read your credit score. Afterwards it is shown masked.',
    'लेंडर इससे आपकी पहचान करते हैं और आपका क्रेडिट स्कोर देखते हैं। बाद में वह छिपाकर दिखाया जाता है।',
  ],
  [
    'Can I change my mind after I take a loan?',
    'लोन लेने के बाद मन बदल सकता हूँ?',
    'Yes, within the cooling-off period of the key fact statement: you repay the amount and the interest of those days, without a penalty.',
    'हाँ, मुख्य तथ्य विवरण में दी कूलिंग-ऑफ़ अवधि में: आप राशि और उतने दिनों का ब्याज लौटाते हैं, कोई जुर्माना नहीं।',
  ],
  [
    'Can I repay early?',
    'क्या मैं पहले चुका सकता हूँ?',
    'Yes. The key fact statement says whether the lender takes a foreclosure charge and how much.',
    'हाँ। मुख्य तथ्य विवरण में लिखा है कि लेंडर समय से पहले चुकाने का शुल्क लेता है या नहीं, और कितना।',
  ],
  [
    'Which consents do I give?',
    'मैं किन बातों की सहमति देता हूँ?',
    'Each purpose stands alone and unticked. You can withdraw a consent under Your privacy as easily as you gave it.',
    'हर उद्देश्य अलग और बिना टिक के होता है। आप "आपकी गोपनीयता" में सहमति उतनी ही आसानी से वापस ले सकते हैं।',
  ],
  [
    'How do I have my data erased?',
    'अपना डेटा कैसे मिटवाऊँ?',
    'Open Your privacy and ask for erasure. The page says what is erased, what the law makes us keep, and by when.',
    '"आपकी गोपनीयता" खोलें और मिटाने का अनुरोध करें। पेज बताता है कि क्या मिटेगा, क़ानून के कारण क्या रखना होगा, और कब तक।',
  ],
  [
    'How do I see where my application stands?',
    'मेरा आवेदन कहाँ पहुँचा, कैसे देखूँ?',
    'Sign in and open your offers. Each application has a reference such as A-6X29-SKW9 and its status.',
    'साइन इन करके अपने ऑफ़र खोलें। हर आवेदन का संदर्भ नंबर, जैसे A-6X29-SKW9, और उसकी स्थिति दिखती है।',
  ],
  [
    'To whom do I complain?',
    'शिकायत किससे करूँ?',
    'First to the lender’s grievance officer, who is named in the key fact statement. The Help dialog reaches us.',
    'पहले लेंडर के शिकायत अधिकारी से, जिनका नाम मुख्य तथ्य विवरण में है। हम तक मदद के फ़ॉर्म से पहुँचें।',
  ],
];
